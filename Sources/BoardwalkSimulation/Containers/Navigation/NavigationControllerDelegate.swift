/// The methods of a navigation controller's delegate.
///
/// A behavior with this protocol is called by the navigation controllers whose delegate it has
/// become, with ``RunningController/becomeDelegate(of:)``, or, if a document connects the outlet
/// `delegate`, by those of its own class.
public protocol NavigationControllerDelegate: ControllerBehavior {
  /// `navigationController(_:willShow:animated:)`
  func navigationController(
    _ controller: inout Instance, willShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool)

  /// `navigationController(_:didShow:animated:)`
  func navigationController(
    _ controller: inout Instance, didShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool)

  /// `navigationBar(_:shouldPop:)`: whether a tap on the back button may take `top` away (NAV-12).
  func navigationBar(
    _ controller: inout Instance, shouldPop top: ControllerID, from navigation: ControllerID
  ) -> Bool
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ controller: inout Instance, willShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ controller: inout Instance, didShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool
  ) {}

  /// True.
  public func navigationBar(
    _ controller: inout Instance, shouldPop top: ControllerID, from navigation: ControllerID
  ) -> Bool { true }
}

extension NavigationControllerDelegate {
  fileprivate func notify(
    shown: ControllerID, in navigation: ControllerID, isDone: Bool, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    let animated = simulation.isAnimating
    let call =
      isDone
      ? UIKitCall<Void>.didShow(shown, animated: animated) : .willShow(shown, animated: animated)
    notify(call, as: id, on: &simulation) { controller in
      if isDone {
        navigationController(&controller, didShow: shown, in: navigation, animated: animated)
      } else {
        navigationController(&controller, willShow: shown, in: navigation, animated: animated)
      }
    }
  }

  fileprivate func shouldPop(
    _ top: ControllerID, from navigation: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    act(as: id, on: &simulation, otherwise: false) {
      navigationBar(&$0, shouldPop: top, from: navigation)
    }
  }
}

extension Simulation {
  /// The delegate of `container`: the controller that code set, or the container itself, whose
  /// class answers, if the document connects the outlet.
  func delegate(of container: ControllerID) -> ControllerID? {
    if let delegate = controllers[container]?.delegate, controllers.contains(delegate) {
      return delegate
    }
    return blueprint(of: container)?.hasDelegate == true ? container : nil
  }

  /// Calls the delegate of `navigation` before `shown` is shown or, if `isDone`, afterwards.
  mutating func notifyDelegate(
    of navigation: ControllerID, shown: ControllerID?, isDone: Bool
  ) {
    guard let delegate = delegate(of: navigation), let shown, let name = controllers.name(of: shown)
    else {
      return
    }
    record(navigation, DelegateCall(isDone ? .didShow : .willShow, about: name))
    behavior(of: delegate, as: (any NavigationControllerDelegate).self)?
      .notify(shown: shown, in: navigation, isDone: isDone, as: delegate, on: &self)
  }

  /// Whether the delegate of `navigation` lets a tap on the back button take `top` away.
  mutating func askDelegate(of navigation: ControllerID, shouldPop top: ControllerID) -> Bool {
    guard let delegate = delegate(of: navigation) else { return true }
    return behavior(of: delegate, as: (any NavigationControllerDelegate).self)?
      .shouldPop(top, from: navigation, as: delegate, on: &self) ?? true
  }
}
