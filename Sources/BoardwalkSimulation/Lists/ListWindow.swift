import BoardwalkBase
import BoardwalkDocument

/// The visible part of a list's content, in points.
package struct ListWindow: Sendable, Hashable {
  /// The list's own size.
  package var size: LayoutSize

  /// The insets of bars and screen edges.
  package var insets: LayoutInsets

  /// A window of `size` of which `insets` are covered.
  package init(size: LayoutSize, insets: LayoutInsets = .zero) {
    self.size = size
    self.insets = insets
  }
}
