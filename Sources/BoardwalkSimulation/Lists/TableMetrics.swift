import BoardwalkGraph

/// The default heights of a table's parts, in points.
struct TableMetrics: Sendable {
  /// The height of a row.
  let rowHeight: Double
  private let isGrouped: Bool

  init(_ table: ViewTemplate?) {
    isGrouped = table?.table.map { $0.style != .plain } ?? false
    let prototype = table?.table?.prototypes.first?.frame?.size.height ?? 0
    // Rows are 44 points high by default (TBL-01).
    rowHeight = table?.table?.rowHeight ?? (prototype > 0 ? prototype : 44)
  }

  func headerHeight(hasTitle: Bool, isFirst: Bool) -> Double {
    switch (isGrouped, hasTitle) {
    case (true, true): isFirst ? 55 : 38
    case (true, false): isFirst ? 35 : 18
    case (false, true): 28
    case (false, false): 0
    }
  }

  func footerHeight(hasTitle: Bool) -> Double { hasTitle ? 28 : isGrouped ? 18 : 0 }
}
