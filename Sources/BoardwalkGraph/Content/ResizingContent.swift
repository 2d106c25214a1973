/// The autoresizing mask of a view without constraints.
package struct ResizingContent: ArchivedContent {
  /// The parts of the superview along one axis that change with its length.
  package struct Axis: Sendable, Hashable {
    /// Whether the distance before the view changes.
    package var isBeforeFlexible = false

    /// Whether the view itself changes.
    package var isSizable = false

    /// Whether the distance after the view changes.
    package var isAfterFlexible = false

    /// No change: the view keeps its distance before and its length.
    package static let fixed = Axis()
  }

  package let horizontal: Axis

  package let vertical: Axis

  /// Decodes the autoresizing mask `element`.
  package init(_ element: ArchivedElement) {
    func axis(_ before: String, _ length: String, _ after: String) -> Axis {
      Axis(
        isBeforeFlexible: element.flag(before) == true, isSizable: element.flag(length) == true,
        isAfterFlexible: element.flag(after) == true)
    }
    horizontal = axis("flexibleMinX", "widthSizable", "flexibleMaxX")
    vertical = axis("flexibleMinY", "heightSizable", "flexibleMaxY")
  }

  /// Whether nothing changes with the superview.
  package var isFixed: Bool { horizontal == .fixed && vertical == .fixed }
}
