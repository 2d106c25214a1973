import BoardwalkBase
import BoardwalkCheck
import BoardwalkProject
import Foundation

/// The used part of the SARIF format; the names are those of its schema.
struct SARIFLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "boardwalk"
    let version = CommandLineTool.version
    let rules: [ReportingDescriptor]
  }

  struct ReportingDescriptor: Encodable {
    struct Configuration: Encodable { let level: String }

    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let defaultConfiguration: Configuration
  }

  struct Message: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let partialFingerprints: [String: String]
  }

  /// The location of a finding or a note; only notes have a message.
  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable { let uri: String }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
      let endLine: Int?
      let endColumn: Int?
    }

    struct Logical: Encodable { let fullyQualifiedName: String }

    let physicalLocation: Physical
    let logicalLocations: [Logical]?
    let message: Message?
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ diagnostics: [Diagnostic]) {
    var indices: [RuleID: Int] = [:]
    for (index, rule) in Rule.all.enumerated() { indices[rule.id] = index }
    var seen: [String: Int] = [:]
    let results = diagnostics.compactMap { diagnostic -> Result? in
      guard let index = indices[diagnostic.rule] else { return nil }
      let print = Self.fingerprint(of: diagnostic)
      seen[print, default: 0] += 1
      return Result(diagnostic, index, fingerprint: "\(print)/\(seen[print] ?? 1)")
    }
    runs = [Run(tool: Tool(driver: Driver(rules: Rule.all.map { .init($0) })), results: results)]
  }

  /// The fingerprint of a finding, independent of its line and the location of the files.
  private static func fingerprint(of diagnostic: Diagnostic) -> String {
    let text = [
      SourceFile(path: diagnostic.path, bytes: []).name, diagnostic.rule.name,
      diagnostic.object.joined(separator: ">"),
      diagnostic.message,
    ].joined(separator: "\n")
    return String(FNV1a(of: text.utf8).value, radix: 16)
  }
}

extension SARIFLog.ReportingDescriptor {
  init(_ rule: Rule) {
    id = rule.id.name
    shortDescription = .init(text: rule.summary)
    fullDescription = .init(text: rule.page.defect)
    help = .init(text: rule.explanation)
    defaultConfiguration = .init(level: rule.isOn ? rule.severity.rawValue : "none")
  }
}

extension SARIFLog.Result {
  init(_ diagnostic: Diagnostic, _ index: Int, fingerprint: String) {
    ruleId = diagnostic.rule.name
    ruleIndex = index
    level = diagnostic.severity.rawValue
    let notes = diagnostic.notes.map { "\n\($0.message)" }.joined()
    message = .init(text: diagnostic.message + notes)
    locations = [.init(diagnostic)]
    let related = diagnostic.notes.compactMap { note in
      note.position.map { SARIFLog.Location(of: note, at: $0, in: diagnostic.path) }
    }
    relatedLocations = related.isEmpty ? nil : related
    partialFingerprints = ["boardwalk/v1": fingerprint]
  }
}

extension SARIFLog.Location {
  init(_ diagnostic: Diagnostic) {
    physicalLocation = .init(
      artifactLocation: .init(path: diagnostic.path),
      region: .init(
        startLine: diagnostic.start.line, startColumn: diagnostic.start.column,
        endLine: diagnostic.end.line, endColumn: diagnostic.end.column))
    logicalLocations =
      diagnostic.object.isEmpty
      ? [] : [.init(fullyQualifiedName: diagnostic.object.joined(separator: " > "))]
    message = nil
  }

  /// The place of `note`, which is at `position` of the file at `path`.
  init(of note: Diagnostic.Note, at position: Position, in path: String) {
    physicalLocation = .init(
      artifactLocation: .init(path: path),
      region: .init(
        startLine: position.line, startColumn: position.column, endLine: nil, endColumn: nil))
    logicalLocations = nil
    message = .init(text: note.message)
  }
}

extension SARIFLog.Location.Artifact {
  /// The file at `path`, as a URI relative to the working folder.
  init(path: String) {
    let path = path.withoutCurrentFolder
    uri = path.addingPercentEncoding(withAllowedCharacters: Self.uriCharacters) ?? path
  }

  /// The unescaped characters in the path of a URI.
  private static var uriCharacters: CharacterSet {
    CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+@!$&'()*,="
    )
  }
}

extension DiagnosticFormat {
  /// SARIF 2.1.0, which code scanning services read; they resolve its paths in the repository.
  static let sarif = DiagnosticFormat(name: "sarif", isHuman: false, namesFilesAsGit: true) {
    diagnostics, _, _ in
    (try? SortedJSON.text(SARIFLog(diagnostics))) ?? "{}\n"
  }
}
