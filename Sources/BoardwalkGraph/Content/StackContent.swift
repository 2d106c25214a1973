import BoardwalkSchema

/// The arrangement of a stack view.
package struct StackContent: ArchivedContent {
  /// The alignment of a stack view.
  package enum Alignment: String, Sendable, Hashable {
    case fill, leading, top, trailing, bottom, center, centerX, centerY, firstBaseline, lastBaseline

    /// Whether it aligns baselines.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// Whether it is a row or a column.
  package var axis: LayoutAxis

  /// Whether it is a column rather than a row.
  package var isVertical: Bool { axis == .vertical }

  /// The distribution of the arranged views.
  package var distribution: StackDistribution

  /// The alignment across its axis.
  package var alignment: Alignment

  /// The spacing of the arranged views; nil for UIKit's standard spacing.
  package var spacing: Double?

  /// Whether a column's spacing is from the last baseline of one view to the first of the next.
  package let isBaselineRelative: Bool

  /// A row whose views fill it, with nothing between them.
  package static let standard = StackContent(ArchivedElement(name: "stackView"))

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    axis = element.word("axis") ?? .horizontal
    distribution = element.word("distribution") ?? .fill
    alignment = element.word("alignment") ?? .fill
    spacing = element["spacingType"] == "standard" ? nil : element.number("spacing") ?? 0
    isBaselineRelative = element.flag("baselineRelativeArrangement") == true
  }
}
