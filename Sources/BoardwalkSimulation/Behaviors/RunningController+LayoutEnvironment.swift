/// Who is around it.
extension RunningController {
  /// What it shows in a navigation bar.
  public var navigationItem: NavigationItemState? {
    get { simulation.controllers[id]?.navigationItem }
    set { if let newValue { change { $0.navigationItem = newValue } } }
  }

  /// What it says of presentations; nil once it is gone.
  public var modality: Modality? {
    get { simulation.controllers[id]?.modality }
    set { if let newValue { change { $0.modality = newValue } } }
  }

  /// The container it is in.
  public var parent: ControllerID? { simulation.controllers[id]?.parent }

  /// The controllers in it.
  public var children: [ControllerID] { simulation.controllers[id]?.children ?? [] }

  /// The nearest navigation controller around it.
  public var navigationController: ControllerID? { parent.flatMap(simulation.navigationController) }

  /// The nearest tab bar controller around it.
  public var tabBarController: ControllerID? { parent.flatMap(simulation.tabBarController) }

  /// The nearest split view controller around it.
  public var splitViewController: ControllerID? { parent.flatMap(simulation.splitViewController) }

  /// The controller that it presents, or the nearest container around it does (PRES-10).
  public var presentedViewController: ControllerID? { simulation.presentedViewController(of: id) }

  /// The controller that presents it, or the nearest container around it (PRES-10).
  public var presentingViewController: ControllerID? {
    simulation.presentingViewController(of: id)
  }

  /// Whether it is coming into its container: only in the callbacks of its own push (LIFE-17).
  public var isMovingToParent: Bool { movement == .toParent }

  /// Whether it is leaving its container: only in the callbacks of its own pop (LIFE-17).
  public var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether it is being presented itself (LIFE-17).
  public var isBeingPresented: Bool { movement == .presented }

  /// Whether it is being dismissed itself (LIFE-17).
  public var isBeingDismissed: Bool { movement == .dismissed }

  private var movement: Movement? { simulation.controllers[id]?.movement }
}
