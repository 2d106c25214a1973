/// Which columns are seen.
extension SplitState {
  /// The columns that are seen, from the left; where there is room for one only, the compact column
  /// or the stack that took the others (SPL-01, SPL-12).
  var visibleColumns: [ControllerID] {
    if isCollapsed {
      return [columns[.compact] ?? columns[.primary] ?? columns[.secondary]].compactMap { $0 }
    }
    guard let secondary = columns[.secondary] else {
      return [columns[.supplementary] ?? columns[.primary]].compactMap { $0 }
    }
    return sideColumns.compactMap { columns[$0] } + [secondary]
  }

  /// The columns that are seen beside or over the secondary one.
  var sideColumns: [Column] {
    guard isTriple else { return displayMode.extent > 0 ? [.primary] : [] }
    return [[], [.supplementary], [.primary, .supplementary]][displayMode.extent]
  }

  /// Whether `column` is seen while there is room for several.
  func shows(_ column: Column) -> Bool { column == .secondary || sideColumns.contains(column) }

  /// All columns that are shown where there is room for several, from the left.
  var expandedColumns: [ControllerID] {
    [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
  }

  /// The mode that shows the columns as `preferredDisplayMode` asks: where it asks for nothing, an
  /// upright iPad hides the columns at the side, and one that lies shows them all (SPL-02).
  func resolvedMode(under options: LaunchOptions) -> DisplayMode {
    switch preferredDisplayMode {
    case .automatic:
      guard options.isLandscape else { return .secondaryOnly }
      return isTriple ? .twoBesideSecondary : .oneBesideSecondary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      guard !isTriple else { return preferredDisplayMode }
      return preferredDisplayMode == .twoOverSecondary ? .oneOverSecondary : .oneBesideSecondary
    default: return preferredDisplayMode
    }
  }

  /// The mode nearest to the present one that shows `column` (SPL-11).
  func mode(showing column: Column, under options: LaunchOptions) -> DisplayMode {
    guard !shows(column) else { return displayMode }
    let isOver = !options.isLandscape
    guard isTriple, column == .primary else {
      return isOver ? .oneOverSecondary : .oneBesideSecondary
    }
    return isOver ? .twoOverSecondary : .twoBesideSecondary
  }

  /// The mode nearest to the present one that does not show `column`; the secondary one is always
  /// shown.
  func mode(hiding column: Column) -> DisplayMode {
    guard column != .secondary, shows(column) else { return displayMode }
    guard isTriple, column == .primary else { return .secondaryOnly }
    return displayMode.isOver ? .oneOverSecondary : .oneBesideSecondary
  }
}
