import BoardwalkBase
import BoardwalkGraph
import BoardwalkSnapshot

/// The details of a scene on a map.
struct SceneDetails: Sendable, Encodable {
  /// A line about an object in the picture.
  struct Line: Sendable, Encodable {
    /// The text.
    let text: String

    /// The id of the object, to point at it.
    var object: String?

    /// The line in the document.
    var line: Int?
  }

  /// The outlets of the controller and of its views.
  let outlets: [Line]

  /// The messages that objects send.
  let actions: [Line]

  /// The ways out of the scene.
  let segues: [Line]

  /// The constraints of its views.
  let constraints: [Line]

  /// The details of `scene` with its outgoing `segues`.
  init(_ scene: CompiledScene, segues: [Line]) {
    let names = SceneObjectNames(scene)
    self.segues = segues
    outlets = scene.outlets.map { outlet in
      let owner = outlet.source == scene.controller?.id ? "" : "\(names[outlet.source])."
      let name = outlet.isCollection ? "\(outlet.property)[]" : outlet.property
      return Line(
        text: "\(owner)\(name) → \(names.description(of: outlet.destination))",
        object: outlet.destination, line: outlet.position?.line)
    }
    actions = scene.actions.map { action in
      let event = action.event.map { " \($0.rawValue)" } ?? ""
      return Line(
        text: "\(names[action.source])\(event) → \(action.receiver)\(action.selector)",
        object: action.source, line: action.position.line)
    }
    var collector = ConstraintCollector(names)
    scene.visitParts(with: &collector)
    constraints = collector.lines
  }
}

extension ActionTemplate {
  /// The receiver of the message, with a full stop; empty for the controller.
  fileprivate var receiver: String {
    switch target {
    case .controller: ""
    case .firstResponder: "first responder."
    case .object(_, let name): "\(name)."
    }
  }
}

private struct ConstraintCollector: TemplateVisitor {
  private let names: SceneObjectNames
  private(set) var lines: [SceneDetails.Line] = []

  init(_ names: SceneObjectNames) { self.names = names }

  mutating func visit(_ view: ViewTemplate, as role: ViewRole) {
    lines += view.constraints.map { constraint in
      SceneDetails.Line(
        text: ConstraintEquation(constraint, ownedBy: view.id) { names[$0] }.description,
        object: constraint.firstItem ?? view.id, line: constraint.position.line)
    }
    view.visitParts(with: &self)
  }
}
