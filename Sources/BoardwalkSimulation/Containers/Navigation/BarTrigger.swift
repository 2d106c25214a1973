/// The trigger that hides the bars of a navigation controller (NAV-21).
package enum BarTrigger: String, Sendable, Hashable {
  /// A tap on the content, which nothing there reacts to.
  case tap

  /// A swipe up through the content.
  case swipeUp

  /// A swipe down through the content.
  case swipeDown

  /// A keyboard that appears.
  case keyboard
}
