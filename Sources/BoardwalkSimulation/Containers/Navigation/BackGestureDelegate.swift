/// The delegate of a navigation controller's `interactivePopGestureRecognizer`.
enum BackGestureDelegate: Sendable, Hashable {
  /// UIKit's own: the gesture needs a back button (NAV-19).
  case navigationController

  /// Code has removed the delegate: the gesture pops whatever the bar shows (NAV-25).
  case removed

  /// Code has set a controller, which decides in `gestureRecognizerShouldBegin(_:)` (NAV-25).
  case controller(ControllerID)
}
