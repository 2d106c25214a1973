/// The conditions under which the bars of a navigation controller hide. They are rare and therefore
/// stored with the unmodeled content in a graph's file.
package struct BarHidingContent: ArchivedContent {
  /// Whether they do after a tap, after a swipe, when a keyboard appears, and while the screen is
  /// not high.
  package let onTap, onSwipe, whenKeyboardAppears, whenVerticallyCompact: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    onTap = element.flag("hidesBarsOnTap") == true
    onSwipe = element.flag("hidesBarsOnSwipe") == true
    whenKeyboardAppears = element.flag("hidesBarsWhenKeyboardAppears") == true
    whenVerticallyCompact = element.flag("hidesBarsWhenVerticallyCompact") == true
  }
}
