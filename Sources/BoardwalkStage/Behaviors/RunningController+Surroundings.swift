/// Who is around it.
extension RunningController {
  /// What it shows in a navigation bar.
  public var navigationItem: NavigationItemState? {
    get { stage.controllers[id]?.navigationItem }
    set { if let newValue { change { $0.navigationItem = newValue } } }
  }

  /// The container it is in.
  public var parent: ControllerID? { stage.controllers[id]?.parent }

  /// The controllers in it.
  public var children: [ControllerID] { stage.controllers[id]?.children ?? [] }

  /// The nearest navigation controller around it.
  public var navigationController: ControllerID? { parent.flatMap(stage.navigationController) }

  /// The nearest tab bar controller around it.
  public var tabBarController: ControllerID? { parent.flatMap(stage.tabBarController) }

  /// The nearest split view controller around it.
  public var splitViewController: ControllerID? { parent.flatMap(stage.splitViewController) }

  /// The controller that it presents, or the nearest container around it does (PRES-10).
  public var presentedViewController: ControllerID? { nearest(\.presented) }

  /// The controller that presents it, or the nearest container around it (PRES-10).
  public var presentingViewController: ControllerID? { nearest(\.presenting) }

  /// Whether it is coming into its container: only in the callbacks of its own push (LIFE-17).
  public var isMovingToParent: Bool { stage.current?.movesToParent(id) ?? false }

  /// Whether it is leaving its container: only in the callbacks of its own pop (LIFE-17).
  public var isMovingFromParent: Bool { stage.current?.movesFromParent(id) ?? false }

  /// Whether it is being presented itself (LIFE-17).
  public var isBeingPresented: Bool { stage.current?.presents(id) ?? false }

  /// Whether it is being dismissed itself (LIFE-17).
  public var isBeingDismissed: Bool { stage.current?.dismisses(id) ?? false }

  private func nearest(_ path: KeyPath<Controller, ControllerID?>) -> ControllerID? {
    ([id] + stage.ancestors(of: id)).lazy.compactMap { stage.controllers[$0]?[keyPath: path] }.first
  }
}

extension Transition {
  fileprivate func movesToParent(_ id: ControllerID) -> Bool {
    incoming == id && [.push, .pushUnseen, .replace, .replaceUnseen].contains(choreography)
  }

  fileprivate func movesFromParent(_ id: ControllerID) -> Bool {
    container != nil && removed.first == id
  }

  fileprivate func presents(_ id: ControllerID) -> Bool {
    choreography == .present && incoming == id
  }

  fileprivate func dismisses(_ id: ControllerID) -> Bool {
    choreography == .dismiss && removed.contains(id)
  }
}
