import BoardwalkGraph

/// The responder chain for actions without a target.
extension Simulation {
  /// The first responder, which receives typed text and motion events; nil if there is none.
  package var firstResponder: Responder? { input.firstResponder }

  /// The responder chain from `responder`, each the `next` of the previous one (RESP-02):
  /// superviews, the controller of the view, its container or presenter, up to the application and
  /// its delegate.
  package func responderChain(from responder: Responder) -> [Responder] {
    let end: [Responder] = [.window, .application, .applicationDelegate]
    guard let first = responder.controller else {
      return Array(end.drop { $0 != responder })
    }
    var chain: [Responder] = []
    if case .view(let view) = responder { chain += viewsOutward(from: view).map(Responder.view) }
    var next: ControllerID? = first
    var met: Set<ControllerID> = []
    while let id = next, met.insert(id).inserted {
      chain.append(.controller(id))
      guard let parent = controllers[id]?.parent else {
        next = controllers[id]?.presenting
        continue
      }
      if let container = controllers[parent]?.embedded.first(where: { $0.value == id })?.key {
        chain += viewsOutward(from: ViewID(container, of: parent)).map(Responder.view)
      }
      next = parent
    }
    return chain + end
  }

  /// `view` and the views around it, innermost first, in the same controller's view.
  func viewsOutward(from view: ViewID) -> [ViewID] {
    if let cell = view.cell {
      let path = template(of: cell)?.ancestorIDs(from: view.object) ?? [view.object]
      return path.map { ViewID($0, of: view.controller, in: cell) }
        + viewsOutward(from: ViewID(cell.list.object, of: view.controller))
    }
    let path = blueprint(of: view.controller)?.template.view?.ancestorIDs(from: view.object)
    let views = path?.map { ViewID($0, of: view.controller) } ?? [view]
    // A view that code has moved is no longer where the document has it.
    for (index, moved) in views.enumerated() {
      if let adding = addingView(of: moved) { return views[...index] + viewsOutward(from: adding) }
    }
    guard path != nil, let root = rootView(of: view.controller), !views.contains(root) else {
      return views
    }
    return views + [root]
  }

  /// The controllers in the responder chain from `responder`.
  func controllersInChain(from responder: Responder) -> [ControllerID] {
    responderChain(from: responder).compactMap {
      if case .controller(let id) = $0 { id } else { nil }
    }
  }

  /// The controllers that are asked for an action without a target: those along the chain from the
  /// first responder, else from `sender` (RESP-03).
  func controllersAsked(from sender: ControllerID) -> [ControllerID] {
    controllersInChain(from: input.firstResponder ?? .controller(sender))
  }
}

extension ViewTemplate {
  /// The ids from the view `id` outward to its own, if it is or holds that view.
  fileprivate func ancestorIDs(from id: String) -> [String]? {
    path(to: id)?.reversed().map(\.id)
  }
}
