extension Stage {
  /// A copy of the stage after `event`, at rest, and what happened on the way.
  public func after(_ event: Event) throws(Refusal) -> (stage: Stage, trace: [TraceEntry]) {
    var stage = self
    let trace = try stage.perform(event)
    return (stage, trace)
  }

  /// Lets `event` happen and everything that follows from it; returns what happened, in order.
  @discardableResult
  public mutating func perform(_ event: Event) throws(Refusal) -> [TraceEntry] {
    try start(event)
    settle()
    return takeTrace()
  }

  /// Lets `event` happen, but no time pass: only what belongs inside the call is done.
  public mutating func start(_ event: Event) throws(Refusal) {
    guard exception == nil else { throw .appIsOver }
    phase = .sync
    if case .wait(let milliseconds) = event { return advance(by: milliseconds) }
    guard let front = frontmost else { throw .blackScreen }
    switch event {
    case .wait: break
    case .tap(let touchable):
      guard controllers[touchable.controller] != nil else { throw .notOnScreen(touchable.name) }
      guard touchable.isEnabled else { throw .disabled(touchable.name) }
      tap(touchable)
    case .back:
      guard let navigation = navigationController(of: front),
        navigationBar(of: navigation)?.backTitle != nil
      else { throw .noBackButton }
      pop(navigation, animated: true)
    case .popToRoot:
      guard let navigation = navigationController(of: front) else { throw .noNavigationController }
      popToRoot(navigation, animated: true)
    case .selectTab(let index):
      guard let tabs = tabBarController(of: front),
        controllers[tabs]?.children.indices.contains(index) == true
      else { throw .noTab(index) }
      select(index, in: tabs)
    case .dismiss:
      guard dismiss(from: front, animated: true) else { throw .nothingPresented }
    case .performSegue(let identifier): performSegue(identifier)
    }
  }

  /// Performs the segue `identifier` of the innermost controller in front that has one.
  private mutating func performSegue(_ identifier: String) {
    let candidates = presentationChain.last.map { Array(visibleTree(of: $0).reversed()) } ?? []
    for candidate in candidates {
      guard
        let segue = blueprint(of: candidate)?.allSegues.first(where: { $0.identifier == identifier }
        )
      else { continue }
      return perform(segue, from: candidate, asks: false)
    }
    let className = candidates.first.flatMap { controllers[$0]?.className } ?? "UIViewController"
    raise(.noSegue(identifier: identifier, className: className))
  }
}
