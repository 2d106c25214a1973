import BoardwalkDocument

/// The properties of an activity indicator.
package struct ActivityIndicatorContent: ArchivedContent {
  /// Whether it is of the larger size.
  package let isLarge: Bool

  /// Whether it turns.
  package var isAnimating: Bool

  /// Whether it is there only while it turns.
  package var hidesWhenStopped: Bool

  /// Its color.
  package let color: ColorValue?

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    isLarge = ["whiteLarge", "large"].contains(element["style"])
    isAnimating = element.flag("animating") == true
    hidesWhenStopped = element.flag("hidesWhenStopped") == true
    color = element.color("color")
  }
}
