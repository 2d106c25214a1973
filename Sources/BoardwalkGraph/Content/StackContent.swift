/// The arrangement of a stack view.
package struct StackContent: ArchivedContent {
  /// The distribution of a stack view.
  package enum Distribution: String, Sendable, Hashable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of a stack view.
  package enum Alignment: String, Sendable, Hashable {
    case fill, leading, top, trailing, bottom, center, centerX, centerY, firstBaseline, lastBaseline

    /// Whether it aligns baselines.
    package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// Whether it is a column rather than a row.
  package let isVertical: Bool

  /// The distribution of the arranged views.
  package let distribution: Distribution

  /// The alignment across its axis.
  package let alignment: Alignment

  /// The spacing of the arranged views; nil for UIKit's standard spacing.
  package let spacing: Double?

  /// Whether a column's spacing is from the last baseline of one view to the first of the next.
  package let isBaselineRelative: Bool

  /// A row whose views fill it, with nothing between them.
  package static let standard = StackContent(ArchivedElement(name: "stackView"))

  /// Decodes `element`.
  package init(_ element: ArchivedElement) {
    isVertical = element["axis"] == "vertical"
    distribution = element.word("distribution") ?? .fill
    alignment = element.word("alignment") ?? .fill
    spacing = element["spacingType"] == "standard" ? nil : element.number("spacing") ?? 0
    isBaselineRelative = element.flag("baselineRelativeArrangement") == true
  }
}
