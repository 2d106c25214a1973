/// A cookbook's chapter on collection views.
extension SourceRow {
  static let collections = layouts + grids + cells + selections + supplements + gestures

  private static let open = "Not shown yet."

  private static let layouts: [SourceRow] = [
    SourceRow("S1-01", "GridScriptTests.exchange", "CollectionTests.customLayout"),
    SourceRow("S1-02", "CollectionScriptTests.sizes"),
    SourceRow("S1-03", "GridScriptTests.abstract", "CollectionTests.customLayout"),
    SourceRow("S1-04", leftOut: open),
    SourceRow("S1-05", "GridScriptTests.nothing", "CollectionTests.noLayout"),
    SourceRow("S1-06", "CollectionTests.noLayout"),
    SourceRow("S1-07", leftOut: open),
    SourceRow("S1-08", "CollectionScriptTests.items"),
    SourceRow("S1-09", "CollectionScriptTests.none"),
    SourceRow("S1-10", "CollectionScriptTests.layout"),
    SourceRow("S1-11", "CollectionScriptTests.layout"),
    SourceRow("S1-12", "CollectionScriptTests.layout"),
    SourceRow("S1-13", "CollectionScriptTests.layout"),
    SourceRow("S1-14", "CollectionScriptTests.layout"),
    SourceRow("S1-15", "GridScriptTests.reuse"),
    SourceRow("S1-16", "GridScriptTests.layout", "CollectionTests.columns"),
    SourceRow("S1-17", leftOut: open),
  ]

  private static let grids: [SourceRow] = [
    SourceRow("S1-18", leftOut: open),
    SourceRow("S1-19", leftOut: open),
    SourceRow("S1-20", "CollectionScriptTests.chance"),
    SourceRow("S1-21", "GridScriptTests.early", "GridScriptTests.layout"),
    SourceRow("S1-22", "GridScriptTests.reuse"),
    SourceRow("S1-23", "GridScriptTests.layout"),
    SourceRow("S1-24", "GridScriptTests.unknown"),
    SourceRow("S1-25", "CollectionScriptTests.items"),
    SourceRow("S1-26", "GridScriptTests.unknown"),
    SourceRow("S1-27", "CollectionScriptTests.items"),
    SourceRow("S1-28", leftOut: open),
    SourceRow("S1-29", "GridScriptTests.early"),
    SourceRow("S1-30", leftOut: open),
  ]

  private static let cells: [SourceRow] = [
    SourceRow("S1-31", "NibCellTests.copies"),
    SourceRow("S1-32", leftOut: open),
    SourceRow("S1-33", "NibCellTests.copies"),
    SourceRow("S1-34", leftOut: open),
    SourceRow("S1-35", "GridScriptTests.unknown"),
    SourceRow("S1-36", "CollectionScriptTests.chance"),
  ]

  private static let selections: [SourceRow] = [
    SourceRow("S1-37", "CollectionScriptTests.selection"),
    SourceRow("S1-38", "CollectionScriptTests.selection"),
    SourceRow("S1-39", leftOut: open),
    SourceRow("S1-40", "CollectionScriptTests.sizes", "CollectionTests.sizes"),
    SourceRow("S1-41", "CollectionScriptTests.selection", "ItemSelectionTests.order"),
    SourceRow("S1-42", "CollectionScriptTests.cells"),
    SourceRow("S1-43", leftOut: open),
    SourceRow("S1-44", "ItemSelectionTests.looks"),
  ]

  private static let supplements: [SourceRow] = [
    SourceRow("S1-45", leftOut: open),
    SourceRow("S1-46", leftOut: open),
    SourceRow("S1-47", "CollectionScriptTests.headers", "CollectionTests.supplements"),
    SourceRow("S1-48", "CollectionScriptTests.headers"),
    SourceRow("S1-49", "CollectionScriptTests.headers"),
  ]

  private static let gestures: [SourceRow] = [
    SourceRow("S1-50", "GestureScriptTests.pinch", "StageGestureTests.scrollViews"),
    SourceRow("S1-51", "GestureScriptTests.pinch", "CollectionScriptTests.layout"),
    SourceRow("S1-52", "GestureScriptTests.pinch"),
    SourceRow("S1-53", "MenuScriptTests.copy", "MenuScriptTests.refused"),
    SourceRow("S1-54", "MenuScriptTests.copy"),
    SourceRow("S1-55", "MenuScriptTests.copy"),
  ]
}
