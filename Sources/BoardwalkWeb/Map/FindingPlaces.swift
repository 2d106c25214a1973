import BoardwalkBase
import BoardwalkGraph

/// The scene and the object on its picture to which a finding belongs.
///
/// A finding names a place in a file. The scene is the last one that begins before it, and the
/// object the one that begins at the same line.
struct FindingPlaces: Sendable {
  /// A finding as a page shows it.
  struct Mark: Sendable, Encodable {
    let severity: String
    let message: String
    let rule: String
    let line: Int

    /// The notes.
    let notes: [String]

    /// The id of the object; absent without one in the picture.
    let object: String?
  }

  private var marks: [ScenePlace: [Mark]] = [:]

  /// The places of those of `findings` that are in `document`, which has the index `index`.
  init(_ findings: [Diagnostic], in document: CompiledDocument, index: Int) {
    var collector = LineCollector()
    document.visitParts(with: &collector)
    let starts = document.scenes.enumerated().map { (line: $1.position.line, scene: $0) }
      .sorted { ($0.line, $0.scene) < ($1.line, $1.scene) }
    for finding in findings where finding.path == document.path {
      guard let scene = Self.last(of: starts, upTo: finding.start.line) else { continue }
      marks[ScenePlace(document: index, scene: scene), default: []].append(
        Mark(
          severity: finding.severity.rawValue, message: finding.message,
          rule: finding.rule.name, line: finding.start.line,
          notes: finding.notes.map(\.message), object: collector.ids[finding.start.line]))
    }
  }

  /// The last of the scenes that begin at `starts`, sorted, up to `line`.
  private static func last(of starts: [(line: Int, scene: Int)], upTo line: Int) -> Int? {
    var range = starts.startIndex..<starts.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        starts[middle].line <= line
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound > 0 ? starts[range.lowerBound - 1].scene : nil
  }

  /// The findings in the scene at `place`.
  subscript(place: ScenePlace) -> [Mark] { marks[place] ?? [] }
}

/// The ids of views and their parts, by their first lines.
private struct LineCollector: TemplateVisitor {
  private(set) var ids: [Int: String] = [:]

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    ids[view.position.line] = view.id
    for constraint in view.constraints {
      ids[constraint.position.line] = constraint.firstItem ?? view.id
    }
    view.visitParts(with: &self)
  }
}
