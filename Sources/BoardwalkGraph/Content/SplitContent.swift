import BoardwalkSchema

/// The properties of a split view controller.
package struct SplitContent: ArchivedContent {
  /// Whether it has a column style.
  package let hasColumnStyle: Bool

  /// The preferred display mode; nil if it is not set.
  package let preferredDisplayMode: SplitDisplayMode?

  /// The part of the whole width that the primary column should have.
  package let preferredPrimaryColumnWidthFraction: Double?

  /// The least width of the primary column in points.
  package let minimumPrimaryColumnWidth: Double?

  /// The greatest width of the primary column in points.
  package let maximumPrimaryColumnWidth: Double?

  /// Whether a swipe shows the hidden columns.
  package let presentsWithGesture: Bool

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    hasColumnStyle =
      element.flag("allowDoubleColumnStyle") == true
      || ["doubleColumn", "tripleColumn"].contains(element["style"])
    preferredDisplayMode = element["preferredDisplayMode"].flatMap(SplitDisplayMode.init(written:))
    func length(_ name: String) -> Double? { element.number(name) }
    preferredPrimaryColumnWidthFraction = length("preferredPrimaryColumnWidthFraction")
    minimumPrimaryColumnWidth = length("minimumPrimaryColumnWidth")
    maximumPrimaryColumnWidth = length("maximumPrimaryColumnWidth")
    presentsWithGesture = element.flag("presentsWithGesture") != false
  }
}
