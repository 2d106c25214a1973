import BoardwalkSchema

/// The default heights of a table's parts, in points (TBL-01, ORC-101).
package struct TableMetrics: Sendable {
  /// The height of a row.
  package static let rowHeight = 44.0

  /// The height of a title.
  package static let titleHeight = 28.0

  /// What is above a section.
  package enum Above: Sendable {
    /// The top of the table.
    case top

    /// A section with a title below its rows, or without one.
    case section(hasFooterTitle: Bool)
  }

  /// The style of the table.
  private let style: TableViewStyle

  /// The space above the header of a section; only plain tables have it, since iOS 15.
  package let headerPadding: Double

  /// The heights in a table of `style`; nil for `system` stands for the newest one.
  package init(_ style: TableViewStyle, on system: SystemVersion?) {
    self.style = style
    let isPadded = style == .plain && system?.has(.sectionTopPadding) != false
    headerPadding = isPadded ? 22 : 0
  }

  /// The height of the header of a section, without the padding above it.
  package func headerHeight(hasTitle: Bool, below above: Above) -> Double {
    switch (style, hasTitle, above) {
    case (.plain, true, _): Self.titleHeight
    case (.plain, false, _): 0
    case (_, true, .top): 55.5
    case (_, true, .section(let hasFooterTitle)): hasFooterTitle ? 45.5 : 38
    case (.insetGrouped, false, .top): 18
    case (_, false, .top): 35
    case (_, false, .section(let hasFooterTitle)): hasFooterTitle ? 18 : 18.5
    }
  }

  /// The height of the footer of a section with one line of text, or without a title.
  package func footerHeight(hasTitle: Bool) -> Double {
    hasTitle ? Self.titleHeight : style == .plain ? 0 : 17.5
  }
}
