/// The ambiguous dimensions of one view.
package struct Ambiguity: Sendable, Hashable {
  /// A dimension of a view that can be ambiguous.
  package enum Dimension: Int, Sendable, Hashable, CaseIterable {
    case width, height
    case horizontalPosition, verticalPosition

    /// The extent of a scroll view's content.
    case contentWidth, contentHeight
  }

  /// The index of the view in the layout root.
  package let view: Int

  /// The ambiguous dimensions, in the order of the cases.
  package let dimensions: [Dimension]

  /// The ambiguity of `dimensions` of the view at index `view`.
  package init(view: Int, dimensions: [Dimension]) {
    self.view = view
    self.dimensions = dimensions
  }
}
