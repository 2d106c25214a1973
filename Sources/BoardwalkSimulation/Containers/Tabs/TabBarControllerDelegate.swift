/// The methods of a tab bar controller's delegate, which are called for taps (LIFE-42).
///
/// A behavior with this protocol is called by the tab bar controllers whose delegate it has become,
/// with ``RunningController/becomeDelegate(of:)``, or, if a document connects the outlet
/// `delegate`, by those of its own class.
public protocol TabBarControllerDelegate: ControllerBehavior {
  /// `tabBarController(_:shouldSelect:)`: whether a tap on the tab of `child` selects it.
  func tabBarController(
    _ controller: inout Instance, shouldSelect child: ControllerID, in tabs: ControllerID
  ) -> Bool

  /// `tabBarController(_:didSelect:)`
  func tabBarController(
    _ controller: inout Instance, didSelect child: ControllerID, in tabs: ControllerID)
}

extension TabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ controller: inout Instance, shouldSelect child: ControllerID, in tabs: ControllerID
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ controller: inout Instance, didSelect child: ControllerID, in tabs: ControllerID
  ) {}
}

extension TabBarControllerDelegate {
  fileprivate func shouldSelect(
    _ child: ControllerID, in tabs: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) -> Bool {
    answer(.shouldSelectTab(child), as: id, on: &simulation, otherwise: false) {
      tabBarController(&$0, shouldSelect: child, in: tabs)
    }
  }

  fileprivate func didSelect(
    _ child: ControllerID, in tabs: ControllerID, as id: ControllerID,
    on simulation: inout Simulation
  ) {
    notify(.didSelectTab(child), as: id, on: &simulation) {
      tabBarController(&$0, didSelect: child, in: tabs)
    }
  }
}

extension Simulation {
  /// Asks the delegate of `tabs` whether a tap selects `child`.
  mutating func askDelegate(of tabs: ControllerID, shouldSelect child: ControllerID) -> Bool {
    guard let delegate = delegate(of: tabs), let name = controllers.name(of: child) else {
      return true
    }
    return ask(tabs, DelegateCall(.shouldSelect, about: name)) { simulation in
      simulation.behavior(of: delegate, as: (any TabBarControllerDelegate).self)?
        .shouldSelect(child, in: tabs, as: delegate, on: &simulation) ?? true
    }
  }

  /// Calls the delegate of `tabs` after a tap selected `child`.
  mutating func notifyDelegate(of tabs: ControllerID, didSelect child: ControllerID) {
    guard let delegate = delegate(of: tabs), let name = controllers.name(of: child) else { return }
    record(tabs, DelegateCall(.didSelect, about: name))
    behavior(of: delegate, as: (any TabBarControllerDelegate).self)?
      .didSelect(child, in: tabs, as: delegate, on: &self)
  }
}
