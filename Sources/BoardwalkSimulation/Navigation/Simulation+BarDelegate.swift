/// A navigation controller is its bar's delegate: one of the app's own class can hear of what happens
/// there, and keep the top (ORC-43).
extension Simulation {
  /// Tells the bar's delegate `message`, with the item on top.
  mutating func tellBar(of navigation: ControllerID, _ message: String) {
    guard controllers[navigation]?.isCustom == true else { return }
    tell(navigation, .delegate(message))
  }

  /// Asks the bar's delegate whether a tap on the back button may take `top` off.
  mutating func shouldPop(_ top: ControllerID, of navigation: ControllerID) -> Bool {
    let isPopped = asksDelegate(of: navigation, shouldPop: top)
    let answer = isPopped ? "yes" : "no"
    tellBar(of: navigation, "navigationBar(shouldPop: \(name(of: top) ?? "")): \(answer)")
    return isPopped
  }
}
