/// The ambiguous dimensions of one view.
package struct Ambiguity: Sendable, Hashable {
  /// An ambiguous part.
  package enum Part: Int, Sendable, Hashable, CaseIterable {
    case width, height
    case horizontalPosition, verticalPosition

    /// The extent of a scroll view's content.
    case contentWidth, contentHeight
  }

  /// The index of the view in the layout root.
  package let view: Int

  /// The ambiguous parts, in the order of the cases.
  package let parts: [Part]

  /// The ambiguity of `parts` of the view at index `view`.
  package init(view: Int, parts: [Part]) {
    self.view = view
    self.parts = parts
  }
}
