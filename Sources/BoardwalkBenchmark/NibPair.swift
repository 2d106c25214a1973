import BoardwalkBase
import BoardwalkDocument
import BoardwalkNib
import Foundation

/// A document, Xcode's output for it, and the most similar output here.
///
/// Xcode's output does not name its version: where a file `xcode` does not either, the document is
/// compiled for each version that the output may be of.
struct NibPair {
  /// The kinds that are counted apart.
  enum Kind: String, CaseIterable {
    case launchScreen = "launch screens"
    case storyboard = "storyboards"
    case xib = "xibs"
  }

  enum Outcome: String {
    case older = "of Xcode 6 or earlier"
    case unrelated = "of another document"
    case refused, different, equal
  }

  /// A pair of other documents and nibs has another identity.
  struct Identity: Hashable {
    let source: [UInt8]
    let compiled: [String: [UInt8]]
  }

  let document: Document
  let identity: Identity

  /// The comparison with the most similar output; nil if the document is refused for every version.
  private(set) var comparison: NibComparison?

  /// Whether Xcode's output has names that neither the document nor the output here has.
  private var isUnrelated = false

  /// Whether the output may be of a version that can be imitated.
  private let isOfKnownVersion: Bool

  /// The version of Xcode with that output.
  private var generation: XcodeGeneration?

  /// The names of the unsupported parts, for the newest of the versions.
  private var unsupported: [String] = []

  /// The pair in `folder`; nil if it has none.
  init?(folder: String) throws {
    let sources = try Self.files(in: "\(folder)/source")
    let compiled = try Self.files(in: "\(folder)/compiled")
    guard !compiled.isEmpty,
      let source = sources.first(where: {
        [".storyboard", ".xib"].contains(where: $0.key.hasSuffix)
      }),
      let document = Document(
        try XMLReader().read(SourceFile(path: source.key, bytes: source.value)))
    else { return nil }
    self.document = document
    identity = Identity(source: source.value, compiled: compiled)
    let xcode = try CompiledOutput(compiled)
    let generations = Self.knownGenerations(in: folder) ?? xcode.generations
    isOfKnownVersion = !generations.isEmpty
    for generation in generations.reversed() where comparison?.isEqualInForm != true {
      compile(for: generation, like: xcode)
    }
  }

  /// The version that the file `xcode` in `folder` names.
  private static func knownGenerations(in folder: String) -> [XcodeGeneration]? {
    guard let text = try? String(contentsOfFile: "\(folder)/xcode", encoding: .utf8),
      let version = Int(text.prefix(while: \.isNumber))
    else { return nil }
    return XcodeGeneration(majorVersion: version).map { [$0] } ?? []
  }

  private mutating func compile(for generation: XcodeGeneration, like xcode: CompiledOutput) {
    let options = CompilerOptions(
      module: xcode.module, generation: generation,
      isLocalized: document.file.path.contains("Base.lproj/"))
    do {
      let output = CompiledOutput(try StoryboardCompiler(options).compile(document))
      let found = NibComparison(xcode, output)
      guard comparison.map({ found.distance < $0.distance }) ?? true else { return }
      comparison = found
      isUnrelated = !xcode.names.subtracting(output.names).allSatisfy(isInDocument)
      self.generation = generation
    } catch {
      if unsupported.isEmpty { unsupported = error.unsupported.map(\.name) }
    }
  }

  /// Whether `name` is the value of an attribute, or the runtime's name of a class that is.
  private func isInDocument(_ name: String) -> Bool {
    document.tree.elements.contains { element in
      element.attributes.contains {
        $0.value == name || name.hasSuffix($0.value) && name.hasPrefix("_Tt")
      }
    }
  }

  /// The contents of a file or of all files in a folder, by their paths in it.
  private static func files(in path: String) throws -> [String: [UInt8]] {
    let manager = FileManager.default
    var result: [String: [UInt8]] = [:]
    for name in (try? manager.subpathsOfDirectory(atPath: path)) ?? [] {
      var isFolder: ObjCBool = false
      let file = "\(path)/\(name)"
      guard manager.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      result[name] = try SourceFile(contentsOf: file).bytes
    }
    return result
  }

  var kind: Kind {
    document.isLaunchScreen ? .launchScreen : document.kind == .xib ? .xib : .storyboard
  }

  var outcome: Outcome {
    guard isOfKnownVersion else { return .older }
    guard let comparison else { return .refused }
    return comparison.isEqual ? .equal : isUnrelated ? .unrelated : .different
  }

  /// The differences, or the unsupported parts, below `name`.
  func failure(name: String) -> String {
    guard let comparison, let generation else {
      return (["\(name) \(kind.rawValue), \(outcome.rawValue)"] + Set(unsupported).sorted()).joined(
        separator: "\n  ")
    }
    let counts =
      "\(comparison.equalTriples) triples equal, \(comparison.differentTriples) different"
    let heading =
      "\(name) \(kind.rawValue), \(outcome.rawValue), Xcode \(generation.rawValue), \(counts)"
    return
      ([heading]
      + comparison.lines + comparison.otherForms)
      .joined(separator: "\n  ")
  }
}

/// The nibs of a document by their names, and its property list.
struct CompiledOutput {
  fileprivate var archives: [String: NIBArchive]
  fileprivate var info: [String: String]

  /// Xcode's output in `files`.
  ///
  /// A nib for several systems is a folder; the file for the newest of them is compared.
  fileprivate init(_ files: [String: [UInt8]]) throws {
    archives = [:]
    info = [:]
    for (path, bytes) in files {
      let parts = path.split(separator: "/").map(String.init)
      if parts.last == "Info.plist" {
        info = StoryboardInfo.lines(of: bytes) ?? [:]
      } else if let nib = parts.first(where: { $0.hasSuffix(".nib") }),
        parts.last == nib || parts.last == Self.newestFile(in: nib, of: files)
      {
        archives[String(nib.dropLast(4))] = try NIBArchive(bytes)
      }
    }
  }

  private static func newestFile(in nib: String, of files: [String: [UInt8]]) -> String? {
    let names = files.keys.filter { $0.contains("\(nib)/") }
      .compactMap { $0.split(separator: "/").last.map(String.init) }
    let number = { (name: String) in Double(name.filter { $0.isNumber || $0 == "." }) ?? 0 }
    return names.max { number(String($0.dropLast(4))) < number(String($1.dropLast(4))) }
  }

  fileprivate init(_ compiled: CompiledNibs) {
    archives = compiled.archives
    info = compiled.info.flatMap { StoryboardInfo.lines(of: $0.bytes) } ?? [:]
  }

  /// The module of the first Swift class.
  fileprivate var module: String? {
    for archive in archives.sorted(by: { $0.key < $1.key }).map(\.value) {
      for object in archive.objects {
        guard case .data(let bytes)? = object["NS.bytes"] else { continue }
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("_TtC") else { continue }
        let length = text.dropFirst(4).prefix(while: \.isNumber)
        return String(text.dropFirst(4 + length.count).prefix(Int(length) ?? 0))
      }
    }
    return nil
  }

  /// The labels of outlets and actions, and the names of images and of the app's classes.
  fileprivate var names: Set<String> {
    var result: Set<String> = []
    for archive in archives.values {
      for object in archive.objects {
        let isConnection = object.className.hasSuffix("Connection")
        for key in ["UIClassName", "UIResourceName"] + (isConnection ? ["UILabel"] : []) {
          if let name = archive.text(object[key]) { result.insert(name) }
        }
      }
    }
    return result
  }

  /// The versions that it may be of, by the encoding and the keys that all views have.
  fileprivate var generations: [XcodeGeneration] {
    let coders = Set(archives.values.map(\.coderVersion))
    let keys = Set(archives.values.flatMap { $0.objects.flatMap { $0.entries.map(\.key) } })
    let marks = (ClassRules.of("view")?.rules ?? []).filter(\.isAlwaysWritten)
    return XcodeGeneration.allCases.filter { generation in
      coders.contains(generation.coderVersion)
        && marks.allSatisfy { $0.applies(to: generation) == keys.contains($0.key) }
    }
  }
}

extension KeyRule {
  /// Whether each object of the class has the key.
  fileprivate var isAlwaysWritten: Bool {
    switch value {
    case .constant, .word(_, _, standard: _?, omitted: nil): true
    default: false
    }
  }
}

/// The differences between Xcode's output and that of Boardwalk.
struct NibComparison {
  private(set) var equalTriples = 0
  private(set) var differentTriples = 0

  /// Whether objects of other classes, or more or fewer of them, are in a nib.
  private(set) var hasOtherClasses = false

  /// Whether an outlet or an action differs.
  private(set) var hasOtherConnections = false

  /// The differences as text.
  private(set) var lines: [String] = []

  /// The equal colors of other forms as text.
  private(set) var otherForms: [String] = []

  fileprivate init(_ xcode: CompiledOutput, _ output: CompiledOutput) {
    for name in Set(xcode.archives.keys).union(output.archives.keys).sorted() {
      switch (xcode.archives[name], output.archives[name]) {
      case (let old?, let new?): add(ArchiveDifference(old, new), name, old, new)
      case (let only?, nil), (nil, let only?): addMissing(name, only)
      case (nil, nil): break
      }
    }
    for key in Set(xcode.info.keys).union(output.info.keys).sorted() {
      let (old, new) = (xcode.info[key], output.info[key])
      if old == new {
        equalTriples += 1
      } else {
        differentTriples += 1
        lines.append("Info.plist \(key): \(old ?? "-") → \(new ?? "-")")
      }
    }
  }

  private mutating func add(
    _ difference: ArchiveDifference, _ name: String, _ old: NIBArchive, _ new: NIBArchive
  ) {
    equalTriples += difference.equalTriples
    differentTriples += difference.differentTriples
    if old.objectClasses != new.objectClasses { hasOtherClasses = true }
    if difference.changes.contains(where: \.isOfConnection) { hasOtherConnections = true }
    lines += difference.changes.map { Self.line(name, $0) }
    otherForms += difference.otherForms.map { Self.line(name, $0) + ", the same color" }
  }

  private static func line(_ name: String, _ change: ArchiveDifference.Change) -> String {
    "\(name): \(change.path) \(change.className).\(change.key): "
      + "\(change.old ?? "-") → \(change.new ?? "-")"
  }

  private mutating func addMissing(_ name: String, _ archive: NIBArchive) {
    differentTriples += ArchiveDifference(archive, archive).equalTriples
    hasOtherClasses = true
    lines.append("\(name): in one of the two only")
  }

  var isEqual: Bool { lines.isEmpty }

  /// Whether equal colors have the same form too.
  var isEqualInForm: Bool { isEqual && otherForms.isEmpty }

  /// How far both are from each other.
  fileprivate var distance: (Int, Int) { (differentTriples, otherForms.count) }
}
