import BoardwalkBase

/// The layout margins of a view.
package struct MarginContent: ArchivedContent {
  /// The margins by edges.
  package let fixed: LayoutInsets?

  /// The margins by where the language begins: leading is left here.
  package let directional: LayoutInsets?

  /// Whether bars reach into them.
  package let includesSafeArea: Bool

  /// Whether they are at least those of the superview.
  package let preservesSuperviews: Bool

  /// Whether they leave no more than the width that is good to read.
  package let followsReadableWidth: Bool

  /// What `element` says.
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
