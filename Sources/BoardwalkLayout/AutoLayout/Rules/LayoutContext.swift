import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// The surroundings of a root view: its role, its insets and its size.
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

  /// Whether it is outside of a controller and a table, as views of xibs.
  var isTopLevel = false

  /// Whether it is in a list that is a subview of a controller's own view.
  var isInInnerList = false
  var safeArea = LayoutInsets.zero

  /// The height of the keyboard in the view, in points.
  var keyboard = 0.0

  /// Whether views without a determined size keep their stored one: code may set it at run time,
  /// and the stored size is the best estimate.
  var keepsDrawnSizes = false

  /// Whether the view has the height of its contents, but at least its size.
  var fitsHeight = false

  /// Whether it is a row of a table without separators.
  var lacksSeparator = false

  /// The size of the view; nil for the stored one.
  var size: LayoutSize?
}
