import Boardwalk
import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import Foundation

/// Sound inputs of one kind, and what becomes of them when they are damaged.
package struct FuzzInputs: Sendable {
  package let kind: FuzzKind
  private let samples: [SourceFile]

  /// The inputs of `kind` among the examples, and a few written for the purpose.
  package init(_ kind: FuzzKind) {
    self.kind = kind
    let written = Self.written(kind).map { SourceFile(path: kind.fileName, text: $0) }
    samples = written + Self.examples(kind)
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
    case .plist, .strings:
      guard number % 3 == 0 else { break }
      var mutation = PropertyListMutation(seed: number)
      return mutation.mutant(of: one.bytes)
    case .graph: return resealed(one, number, other)
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

  /// The files of `kind` in the folders of the examples.
  private static func examples(_ kind: FuzzKind) -> [SourceFile] {
    let folder = PackageFolder.url.appendingPathComponent("Examples").path
    if kind == .graph { return graphs(in: folder) }
    let ending = kind.fileName.split(separator: ".").last.map { "." + $0 } ?? ""
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
      .compactMap { try? SourceFile(contentsOf: "\(folder)/\($0)") }
      .filter { $0.bytes.count < 40_000 }
  }

  private static func graphs(in folder: String) -> [SourceFile] {
    examples(.xml).compactMap { file in
      let loaded = LoadedFile(file)
      guard let document = loaded.document else { return nil }
      let graph = Compiler().compile(Project([loaded], isWhole: true), main: document)
      return SourceFile(path: FuzzKind.graph.fileName, bytes: SceneGraphFile.encode(graph))
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
    default: []
    }
  }

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
    'Sav-bt-001.normalTitle' = Sichern;
    // what follows is a list
    more = { a = (1, 2, "3"); b = <0fbd77>; };
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

  private static let configuration = """
    { // JSON5
      rules: { "missing-label": "error", "unknown-class": "off" },
      exclude: ["Pods", "**/*.xib"], sources: ["App"], baseline: "baseline.json",
      devices: ["iPhone 8", "iPad"], 'text-sizes': ["XL"], languages: ["de"], }
    """
}
