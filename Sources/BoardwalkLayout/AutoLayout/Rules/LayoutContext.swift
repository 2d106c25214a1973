import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The parent of a view with a given frame.
package struct LayoutContext: Sendable, Hashable {
  /// The role of the view.
  package enum Role: Sendable, Hashable {
    /// A controller's own view, or a xib's.
    case root

    /// A cell of a table.
    case tableCell

    /// A view in a bar.
    case barItem

    /// Another view: a cell of a collection, a title view, a table's header.
    case other
  }

  var role: Role

  /// Whether it is outside of any scene's controller or table, as a xib's views are.
  var isLoose = false

  /// Whether it is in a list that is a subview of a controller's own view.
  var isInInnerList = false
  var safeArea = LayoutInsets.zero

  /// How far the keyboard reaches into it from below, in points.
  var keyboard = 0.0

  /// Whether views that nothing gives a size keep the one at which they are drawn: code may have given
  /// it, and their author has shown about which.
  var keepsDrawnSizes = false

  /// Whether the view has the height of its contents, but at least its size.
  var fitsHeight = false

  /// The size that it gives the view; nil for the stored one.
  var size: LayoutSize?
}
