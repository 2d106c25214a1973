import BoardwalkGraph

/// The state of a navigation controller other than its stack.
package struct NavigationState: Sendable, Hashable {
  /// Whether its bar is hidden.
  package var isBarHidden: Bool

  /// Whether its toolbar is hidden.
  package var isToolbarHidden: Bool

  /// Whether a swipe from the edge goes back: `interactivePopGestureRecognizer`.
  package var allowsBackGesture = true

  /// The delegate of that recognizer.
  var backGestureDelegate = BackGestureDelegate.navigationController

  /// Whether titles may be large.
  package var prefersLargeTitles: Bool

  /// Whether a tap on the content hides the bars, and the next one shows them (NAV-21).
  package var hidesBarsOnTap = false

  /// Whether a swipe up hides the bars, and one down shows them.
  package var hidesBarsOnSwipe = false

  /// Whether the bars hide when a keyboard appears.
  package var hidesBarsWhenKeyboardAppears = false

  /// Whether the bars hide while the screen is not high.
  package var hidesBarsWhenVerticallyCompact = false

  /// A navigation controller's state as `template` has it from the start.
  init(_ template: ControllerTemplate) {
    isBarHidden = template.navigation?.isBarHidden ?? false
    isToolbarHidden = template.navigation?.isToolbarHidden ?? true
    prefersLargeTitles = template.navigation?.prefersLargeTitles ?? false
    let barHiding = template.content.barHiding
    hidesBarsOnTap = barHiding.onTap
    hidesBarsOnSwipe = barHiding.onSwipe
    hidesBarsWhenKeyboardAppears = barHiding.whenKeyboardAppears
    hidesBarsWhenVerticallyCompact = barHiding.whenVerticallyCompact
  }
}
