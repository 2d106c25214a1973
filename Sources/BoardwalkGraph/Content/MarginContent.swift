import BoardwalkBase

/// The layout margins of a view.
package struct MarginContent: ArchivedContent {
  /// The margins by edges.
  package let fixed: LayoutInsets?

  /// The directional margins, with leading as left.
  package let directional: LayoutInsets?

  /// Whether bars reach into them.
  package let includesSafeArea: Bool

  /// Whether it preserves the superview's margins.
  package let preservesSuperviews: Bool

  /// Whether it follows the readable width.
  package let followsReadableWidth: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    fixed = element.part("layoutMargins")?.insets
    directional = element.part("directionalLayoutMargins")?.insets
    includesSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") != false
    preservesSuperviews = element.flag("preservesSuperviewLayoutMargins") == true
    followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") == true
  }

  /// Whether an author wrote them.
  package var areWritten: Bool { fixed != nil || directional != nil }
}
