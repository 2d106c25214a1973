import BoardwalkSchema

/// What a split view controller contains after its columns were collapsed, expanded or reduced.
struct ColumnArrangement: Sendable, Hashable {
  /// Its children, from the left.
  var children: [ControllerID]

  /// The stack of its primary column, the root first; nil if the stack stays as it is.
  var primaryStack: [ControllerID]?

  /// The controllers of columns that left the stack and have no other place.
  var removed: [ControllerID] = []
}

/// Room for one column, and for several again.
extension SplitState {
  /// Collapses to one column: the compact column, or the primary one with the others on top of its
  /// `stack` (SPL-01, SPL-04, SPL-12, ORC-45).
  ///
  /// A primary column without a stack is shown alone; the result is nil, and nothing moves.
  mutating func collapse(ontoStack stack: [ControllerID]?) -> ColumnArrangement? {
    isCollapsed = true
    if let compact = columns[.compact] { return ColumnArrangement(children: [compact]) }
    guard let primary = columns[.primary], let stack else { return nil }
    return ColumnArrangement(children: [primary], primaryStack: stack + stackedColumns)
  }

  /// Expands to columns side by side in `mode` (SPL-05).
  ///
  /// With a column style, the controllers that collapsing pushed leave the primary `stack`. In the
  /// older style the top of the stack becomes the secondary column, even if another one was before.
  mutating func expand(
    fromStack stack: [ControllerID]?, to mode: SplitDisplayMode
  ) -> ColumnArrangement {
    isCollapsed = false
    displayMode = mode
    guard columns[.compact] == nil, columns[.primary] != nil, let stack else {
      return ColumnArrangement(children: expandedColumns)
    }
    if hasColumnStyle {
      let others = stackedColumns
      return ColumnArrangement(
        children: expandedColumns, primaryStack: stack.filter { !others.contains($0) })
    }
    let old = columns[.secondary]
    let detail = stack.count > 1 ? stack.last : nil
    columns[.secondary] = detail
    return ColumnArrangement(
      children: expandedColumns,
      primaryStack: stack.dropLast(detail == nil ? 0 : 1).filter { $0 != old },
      removed: [old].compactMap { $0 }.filter { $0 != stack.last })
  }

  /// The collapsed columns with `column` on top of the primary `stack`: the controllers of later
  /// columns leave it (SPL-04, SPL-11). Nil if the columns are not on one stack.
  func arrangement(
    withOnTop column: Column, ofStack stack: [ControllerID]?
  ) -> ColumnArrangement? {
    guard isCollapsed, columns[.compact] == nil, let primary = columns[.primary], let stack
    else { return nil }
    let later = Column.allCases.filter { $0.rawValue > column.rawValue }.compactMap { columns[$0] }
    return ColumnArrangement(
      children: [primary], primaryStack: stack.filter { !later.contains($0) }, removed: later)
  }

  /// The controllers that collapsing pushes on the primary stack.
  private var stackedColumns: [ControllerID] {
    [Column.supplementary, .secondary].compactMap { columns[$0] }
  }
}
