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
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether it is leaving its container: only in the callbacks of its own pop (LIFE-17).
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether it is being presented itself (LIFE-17).
  public var isBeingPresented: Bool { movement == .presented }

  /// Whether it is being dismissed itself (LIFE-17).
  public var isBeingDismissed: Bool { movement == .dismissed }

  private var movement: Movement? { stage.controllers[id]?.movement }

  private func nearest(_ path: KeyPath<Controller, ControllerID?>) -> ControllerID? {
    ([id] + stage.ancestors(of: id)).lazy.compactMap { stage.controllers[$0]?[keyPath: path] }.first
  }
}
