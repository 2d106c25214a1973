/// The ambiguous dimensions of one view.
package struct Ambiguity: Sendable, Hashable {
  /// An ambiguous part.
  package enum Part: Int, Sendable, Hashable, CaseIterable {
    case width, height
    case horizontalPosition, verticalPosition

    /// The extent of a scroll view's content.
    case contentWidth, contentHeight
  }

  /// The view, by its place in the unit.
  package let view: Int

  /// The ambiguous parts, in the order of the cases.
  package let parts: [Part]

  /// `parts` of the view at `view` are open.
  package init(view: Int, parts: [Part]) {
    self.view = view
    self.parts = parts
  }
}
