import BoardwalkGraph

/// The way of what nobody in particular is asked to do.
extension Simulation {
  /// Who gets what is typed, and other events without a place; nil where nobody wants it.
  package var firstResponder: Responder? { input.firstResponder }

  /// `responder` and all that follow it, each the `next` of the one before (RESP-02): a view's
  /// superviews, then the controller whose view it is in, then what is around that or presents it, up to
  /// the application and its delegate.
  package func responderChain(from responder: Responder) -> [Responder] {
    let end: [Responder] = [.window, .application, .applicationDelegate]
    guard let first = responder.controller else {
      return Array(end.drop { $0 != responder })
    }
    var chain: [Responder] = []
    if case .view(let view) = responder { chain += superviews(from: view).map(Responder.view) }
    var next: ControllerID? = first
    var met: Set<ControllerID> = []
    while let id = next, met.insert(id).inserted {
      chain.append(.controller(id))
      guard let parent = controllers[id]?.parent else {
        next = controllers[id]?.presenting
        continue
      }
      if let container = controllers[parent]?.embedded.first(where: { $0.value == id })?.key {
        chain += superviews(from: ViewID(container, of: parent)).map(Responder.view)
      }
      next = parent
    }
    return chain + end
  }

  /// `view` and the views around it, innermost first, in the same controller's view.
  func superviews(from view: ViewID) -> [ViewID] {
    if let cell = view.cell {
      let path = template(of: cell)?.idsOutward(from: view.object) ?? [view.object]
      return path.map { ViewID($0, of: view.controller, in: cell) }
        + superviews(from: ViewID(cell.list.object, of: view.controller))
    }
    guard let root = blueprint(of: view.controller)?.template.view,
      let path = root.idsOutward(from: view.object)
    else { return [view] }
    return path.map { ViewID($0, of: view.controller) }
  }

  /// The controllers that are asked for an action without a target: those along the chain from the first
  /// responder, else from `sender` (RESP-03).
  func controllersAsked(from sender: ControllerID) -> [ControllerID] {
    let start = input.firstResponder ?? .controller(sender)
    return responderChain(from: start).compactMap { responder in
      if case .controller(let id) = responder { id } else { nil }
    }
  }
}

extension ViewTemplate {
  /// The ids from the view `id` outward to its own, if it is or holds that view.
  fileprivate func idsOutward(from id: String) -> [String]? {
    path(to: id)?.reversed().map(\.id)
  }
}
