/// Who is around it.
extension RunningController {
  /// What it shows in a navigation bar.
  package var navigationItem: NavigationItemState? {
    get { stage.controllers[id]?.navigationItem }
    set { if let newValue { change { $0.navigationItem = newValue } } }
  }

  /// What it says of presentations; nil once it is gone.
  package var modality: Modality? {
    get { stage.controllers[id]?.modality }
    set { if let newValue { change { $0.modality = newValue } } }
  }

  /// The container it is in.
  package var parent: ControllerID? { stage.controllers[id]?.parent }

  /// The controllers in it.
  package var children: [ControllerID] { stage.controllers[id]?.children ?? [] }

  /// The nearest navigation controller around it.
  package var navigationController: ControllerID? { parent.flatMap(stage.navigationController) }

  /// The nearest tab bar controller around it.
  package var tabBarController: ControllerID? { parent.flatMap(stage.tabBarController) }

  /// The nearest split view controller around it.
  package var splitViewController: ControllerID? { parent.flatMap(stage.splitViewController) }

  /// The controller that it presents, or the nearest container around it does (PRES-10).
  package var presentedViewController: ControllerID? { stage.presentedViewController(of: id) }

  /// The controller that presents it, or the nearest container around it (PRES-10).
  package var presentingViewController: ControllerID? {
    stage.presentingViewController(of: id)
  }

  /// Whether it is coming into its container: only in the callbacks of its own push (LIFE-17).
  package var isMovingToParent: Bool { movement == .toParent }

  /// Whether it is leaving its container: only in the callbacks of its own pop (LIFE-17).
  package var isMovingFromParent: Bool { movement == .fromParent }

  /// Whether it is being presented itself (LIFE-17).
  package var isBeingPresented: Bool { movement == .presented }

  /// Whether it is being dismissed itself (LIFE-17).
  package var isBeingDismissed: Bool { movement == .dismissed }

  private var movement: Movement? { stage.controllers[id]?.movement }
}
