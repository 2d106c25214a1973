import BoardwalkDocument

/// The connections of all objects of one scene, in document order.
struct SceneConnections: Sendable {
  private(set) var segues: [SegueTemplate] = []
  private(set) var actions: [ActionTemplate] = []
  private(set) var outlets: [OutletTemplate] = []

  /// The connections of all objects of `part`.
  init(of part: ScenePart, in context: CompileContext) {
    for object in part.allObjects {
      for node in object.index..<object.endIndex {
        guard let element = object.tree.element(at: node), context.kind(of: element) == .connections
        else { continue }
        for connection in element.children { append(connection, of: part, in: context) }
      }
    }
  }

  private mutating func append(
    _ connection: Element, of part: ScenePart, in context: CompileContext
  ) {
    switch context.kind(of: connection) {
    case .segue:
      if let segue = SegueTemplate(compiling: Segue(connection), in: context) {
        segues.append(segue)
      }
    case .action:
      let action = Action(connection)
      guard !action.hasUnknownEvent else { return }
      actions.append(ActionTemplate(compiling: action, of: part, in: context))
    case .outlet, .outletCollection:
      outlets.append(OutletTemplate(compiling: connection, in: context))
    default: break
    }
  }
}

extension CompileContext {
  /// The kind of `element`; nil if it is unknown.
  func kind(of element: Element) -> ElementKind? { document.kind(of: element) }

  /// Whether `connection` of `object` has a template, among its scene's or in a container's own.
  func isCompiled(_ connection: Element, of object: Element) -> Bool {
    switch kind(of: connection) {
    case .action: return !Action(connection).hasUnknownEvent
    case .outlet, .outletCollection: return true
    case .segue:
      let segue = Segue(connection)
      guard segue.kind == .relationship else { return segue.kind != nil }
      return ViewController.isViewController(object) && scene(of: segue.destinationID) != nil
    default: return false
    }
  }
}
