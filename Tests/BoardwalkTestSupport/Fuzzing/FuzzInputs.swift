import Boardwalk
import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkMerge
import BoardwalkNib
import BoardwalkProject
import BoardwalkScene
import Foundation

/// Sound inputs of one kind, and what becomes of them when they are damaged.
package struct FuzzInputs: Sendable {
  package let kind: FuzzKind

  /// What the damaged ones are made of.
  package let samples: [SourceFile]

  /// The inputs of `kind` in `folder`, which is that of the examples, and a few written for the
  /// purpose.
  package init(_ kind: FuzzKind, in folder: String? = nil) {
    self.kind = kind
    let written = Self.written(kind).map { SourceFile(path: kind.fileName, text: $0) }
    samples = written + Self.files(kind, in: folder ?? Self.examples)
  }

  /// The input numbered `number`: damaged in its structure, or every third in its bytes alone.
  package func mutant(_ number: UInt64) -> SourceFile {
    var random = SeededGenerator(seed: number)
    let one = samples[random.number(below: samples.count)]
    let other = samples[random.number(below: samples.count)]
    return SourceFile(path: kind.fileName, bytes: mutant(number, of: one, other))
  }

  private func mutant(_ number: UInt64, of one: SourceFile, _ other: SourceFile) -> [UInt8] {
    if number % 3 == 2 {
      var mutation = Mutation(seed: number)
      return mutation.mutant(of: one.bytes, and: other.bytes)
    }
    switch kind {
    case .xml:
      guard let tree = try? XMLReader().read(one).tree else { return one.bytes }
      var mutation = TreeMutation(seed: number)
      return mutation.mutant(of: tree)
    case .scene:
      guard number % 3 == 0, let tree = LoadedFile(one).document?.tree else { break }
      var mutation = TreeMutation(seed: number)
      let damaged = SourceFile(path: FuzzKind.xml.fileName, bytes: mutation.mutant(of: tree))
      guard let read = try? XMLReader().read(damaged).tree else { break }
      return Array(SceneWriter().write(read).utf8)
    case .plist, .strings:
      guard number % 3 == 0 else { break }
      var mutation = PropertyListMutation(seed: number)
      return mutation.mutant(of: one.bytes)
    case .graph: return resealed(one, number, other)
    case .archive:
      var mutation = ArchiveMutation(seed: number)
      return mutation.mutant(of: one.bytes)
    case .merge:
      var mutation = MergeMutation(seed: number)
      return mutation.mutant(of: one.bytes)
    default: break
    }
    return Array(text(number, of: one, other).utf8)
  }

  private func text(_ number: UInt64, of one: SourceFile, _ other: SourceFile) -> String {
    var mutation = TokenMutation(seed: number)
    return mutation.mutant(
      of: String(decoding: one.bytes, as: UTF8.self),
      and: String(decoding: other.bytes, as: UTF8.self))
  }

  /// A graph whose JSON is damaged and whose checksum is right, so that it is read.
  private func resealed(_ one: SourceFile, _ number: UInt64, _ other: SourceFile) -> [UInt8] {
    let lines = [one, other].map { $0.bytes.split(separator: UInt8(ascii: "\n")) }
    guard lines.allSatisfy({ $0.count == 2 }) else { return one.bytes }
    let json = lines.map { SourceFile(path: "", bytes: Array($0[1])) }
    let bytes = Array(text(number, of: json[0], json[1]).utf8)
    let sum = String(FNV1a(of: bytes).value, radix: 16)
    let words = String(decoding: lines[0][0], as: UTF8.self).split(separator: " ").dropLast()
    let header = words.joined(separator: " ") + " " + String(repeating: "0", count: 16 - sum.count)
    return Array("\(header)\(sum)\n".utf8) + bytes + [UInt8(ascii: "\n")]
  }

  // MARK: Samples

  private static let examples = PackageFolder.url.appendingPathComponent("Examples").path

  /// The files of `kind` in `folder`; graphs and archives are also compiled from its documents.
  private static func files(_ kind: FuzzKind, in folder: String) -> [SourceFile] {
    switch kind {
    case .graph: graphs(in: folder) + written(kind, in: folder)
    case .archive: archives(in: folder) + written(kind, in: folder)
    case .merge: merges(in: folder)
    case .patch: patches
    case .baseline: []
    default: written(kind, in: folder)
    }
  }

  /// The files in `folder` that are named like those of `kind`.
  private static func written(_ kind: FuzzKind, in folder: String) -> [SourceFile] {
    let folder = kind == .flow && folder == examples ? FuzzRun.appFolder : folder
    let ending = kind.fileName.split(separator: ".").last.map { "." + $0 } ?? ""
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
      .compactMap { try? SourceFile(contentsOf: "\(folder)/\($0)") }
      .filter { $0.bytes.count < 40_000 }
  }

  private static func archives(in folder: String) -> [SourceFile] {
    (written(.xml, in: folder) + written(.scene, in: folder) + [plainScreen]).flatMap { file in
      let nibs = LoadedFile(file).document.flatMap { try? StoryboardCompiler().compile($0) }
      return (nibs?.archives.sorted { $0.key < $1.key } ?? [])
        .map { SourceFile(path: FuzzKind.archive.fileName, bytes: $0.value.bytes) }
    }
  }

  private static func graphs(in folder: String) -> [SourceFile] {
    written(.xml, in: folder).compactMap { file in
      let loaded = LoadedFile(file)
      guard let document = loaded.document else { return nil }
      let graph = Compiler().compile(Project([loaded], isWhole: true), main: document)
      return SourceFile(path: FuzzKind.graph.fileName, bytes: SceneGraphFile.encode(graph))
    }
  }

  /// Each document in `folder` as three equal versions, which are edited later.
  private static func merges(in folder: String) -> [SourceFile] {
    written(.xml, in: folder).compactMap { file in
      guard let tree = try? XMLReader().read(file).tree else { return nil }
      let bytes = XMLWriter(canonical: true).write(tree)
      let versions = ThreeWay(base: bytes, ours: bytes, theirs: bytes)
      return SourceFile(path: FuzzKind.merge.fileName, bytes: MergeInput(versions).bytes)
    }
  }

  /// Differences between the app's document and edited versions of it.
  private static var patches: [SourceFile] {
    guard let tree = FuzzRun.app?.document?.tree else { return [] }
    return (UInt64(0)..<8).compactMap { seed in
      var mutation = MergeMutation(seed: seed)
      let edited = SourceFile(
        path: FuzzKind.xml.fileName, bytes: mutation.edited(tree, by: "ours"))
      let old = SourceFile(path: edited.path, bytes: XMLWriter().write(tree))
      guard let from = try? XMLReader().read(old), let to = try? XMLReader().read(edited),
        let difference = try? DocumentDifference(from: from, to: to)
      else { return nil }
      return SourceFile(path: FuzzKind.patch.fileName, bytes: difference.script.json)
    }
  }

  /// Short inputs of the kinds of which the examples have few.
  private static func written(_ kind: FuzzKind) -> [String] {
    switch kind {
    case .plist: [propertyList]
    case .strings: [strings]
    case .catalog: [catalog]
    case .source: [swift]
    case .configuration: [configuration]
    case .baseline: baselines
    default: []
    }
  }

  private static let plainScreen = SourceFile(
    path: "Main.scene",
    text: """
      storyboard, tools: 23504, device: retina4_7

      viewController sign: SignViewController, initial {
        view {
          label name "Name" (16, 80, 200 x 30)
          button go "Sign up" (16, 130, 200 x 30)
        }
      }
      """)

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array>
    <dict><key>UISceneStoryboardFile</key><string>First</string></dict><dict/>
    </array></dict></dict>
    </dict></plist>
    """

  private static let strings = """
    /* Class = "UILabel"; text = "Name"; ObjectID = "Nam-lb-001"; */
    "Nam-lb-001.text" = "Name \\"in\\" Anf\\U00fchrung";
    // A line of its own
    "Sav-bt-001.normalTitle" = "Sichern"; "Sav-bt-001.selectedTitle" = "";
    """

  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Nam-lb-001.text" : { "extractionState" : "manual", "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Name" } },
        "fr" : { "variations" : { "plural" : { "one" : { "stringUnit" : {
          "state" : "translated", "value" : "Nom" } } } } } } },
      "Sav-bt-001.normalTitle" : { } } }
    """

  private static let swift = """
    import UIKit
    /* An outer /* and an inner */ comment */
    @objc(Items) final class ItemsController<Item: Codable>: Base.ListController, Delegate {
      @IBOutlet private weak var table: UITableView!
      @IBInspectable var title: String? = "a \\(b + "c \\(d)") e"
      @IBAction func add(_ sender: UIButton, event: UIEvent) { performSegue(withIdentifier: "x") }
      struct Inner { enum Kind { case a, b }; class Deeper: UIView { } }
      let text = #"raw " text"#, regex = /a(b|c)*/
    }
    #if DEBUG
    extension ItemsController { @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil } }
    #endif
    """

  /// Baselines of both schemas.
  private static let baselines = [
    """
    { "schema" : 2, "findings" : [
      { "path" : "Main.storyboard", "rule" : "low-contrast", "object" : "Items > Name",
        "count" : 3 },
      { "path" : "de.lproj/Main.storyboard", "rule" : "missing-image", "object" : "", "count" : 1 }
    ] }
    """,
    """
    { "schema" : 1, "findings" : [
      { "path" : "Main.storyboard", "rule" : "unused-suppression", "object" : "",
        "message" : "this has \\"quotes\\" in it", "count" : 2 } ] }
    """,
  ]

  private static let configuration = """
    { // JSON5
      rules: { "missing-image": "error", "unknown-class": "off", 'several-scenes': "warning" },
      exclude: ["Pods", "**/Generated"], sources: ["App"], baseline: "baseline.json", strict: true,
      devices: ["iPhone SE", "iPad"], textSizes: ["XL", "AX3"], languages: ["de", "longer"],
      ignore: [{ rule: "low-contrast", path: "Main.storyboard", why: "a drawing" }],
      layout: true, rightToLeft: true, maxWarnings: 10, }
    """
}
