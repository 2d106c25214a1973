import BoardwalkBase
import BoardwalkMerge

/// A difference as text, as Markdown or as JSON.
struct DifferenceReport: Sendable {
  /// The format of a difference.
  enum Format: Sendable {
    case text, markdown, json
  }

  private let name: String
  private let difference: DocumentDifference

  /// The report on `difference` of the document `name`.
  init(_ name: String, _ difference: DocumentDifference) {
    self.name = name
    self.difference = difference
  }

  /// The report in `format`; empty in the format for people if there are no changes.
  func text(as format: Format) -> String {
    switch format {
    case .json: DifferenceRecord(name, difference).json
    case .text: difference.isEmpty ? "" : plainText
    case .markdown: difference.isEmpty ? "" : markdown
    }
  }

  // MARK: Text

  private var plainText: String {
    let groups = groups.map { scene, lines in
      (scene.map { "  \($0.escapedForTerminal)\n" } ?? "")
        + lines.map { "\(scene == nil ? "  " : "    ")\($0.escapedForTerminal)\n" }.joined()
    }
    return "\(name.escapedForTerminal)\n" + groups.joined()
      + (derivedLine.map { "  \($0)\n" } ?? "")
  }

  /// A line for each object that changed, by scene.
  private var groups: [(scene: String?, lines: [String])] {
    var scenes: [String?] = []
    for scene in difference.changes.map(\.place.first) where !scenes.contains(scene) {
      scenes.append(scene)
    }
    let changes = Dictionary(grouping: difference.changes, by: \.place.first)
    return scenes.map { ($0, ChangeLine.lines(of: changes[$0] ?? []).map(\.text)) }
  }

  /// The derived changes, in one line.
  var derivedLine: String? {
    let counts = DerivedValue.allCases.compactMap { kind in
      difference.derived[kind].map { $0.counted(Self.noun(of: kind)) }
    }
    return counts.isEmpty ? nil : "also changed: " + counts.joined(separator: ", ")
  }

  private static func noun(of kind: DerivedValue) -> String {
    switch kind {
    case .version: "version"
    case .frame: "frame"
    case .canvas: "canvas setting"
    case .resource: "resource setting"
    }
  }

  // MARK: Markdown

  private var markdown: String {
    let groups = groups.map { scene, lines in
      "\n**\(Self.escaped(scene ?? "Document"))**\n\n"
        + lines.map { "- \(Self.escaped($0))\n" }.joined()
    }
    return "### \(Self.escaped(name))\n" + groups.joined()
      + (derivedLine.map { "\n_\(Self.escaped($0))_\n" } ?? "")
  }

  /// `text` with the special characters of Markdown and HTML escaped.
  private static func escaped(_ text: String) -> String {
    text.escapedForTerminal.reduce(into: "") { result, character in
      if "\\`*_[]<>|#&".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
