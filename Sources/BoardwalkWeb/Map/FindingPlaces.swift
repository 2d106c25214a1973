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

  /// The findings in `document`, which has the index `index` and the scenes `places`.
  init(_ findings: [Diagnostic], in document: CompiledDocument, index: Int) {
    var collector = LineCollector()
    document.visitParts(with: &collector)
    let starts = document.scenes.map(\.position.line)
    for finding in findings where finding.path == document.path {
      guard let scene = starts.lastIndex(where: { $0 <= finding.start.line }) else { continue }
      marks[ScenePlace(document: index, scene: scene), default: []].append(
        Mark(
          severity: finding.severity.rawValue, message: finding.message,
          rule: finding.rule.name, line: finding.start.line,
          notes: finding.notes.map(\.message), object: collector.ids[finding.start.line]))
    }
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
