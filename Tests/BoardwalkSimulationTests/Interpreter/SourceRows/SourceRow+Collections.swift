/// A cookbook's chapter on collection views.
extension SourceRow {
  static let collections = layouts + grids + cells + selections + supplements + gestures

  private static let layouts: [SourceRow] = [
    SourceRow("S1-01", "GridScriptTests.exchange", "CollectionTests.customLayout"),
    SourceRow("S1-02", "CollectionScriptTests.sizes"),
    SourceRow("S1-03", "GridScriptTests.abstract", "CollectionTests.customLayout"),
    SourceRow("S1-04", "EmbeddedGridTests.child", "ColoredGrid/colors.flow"),
    SourceRow("S1-05", "GridScriptTests.nothing", "CollectionTests.noLayout"),
    SourceRow("S1-06", "GridScriptTests.window"),
    SourceRow("S1-07", "EmbeddedGridTests.child"),
    SourceRow("S1-08", "CollectionScriptTests.items"),
    SourceRow("S1-09", "CollectionScriptTests.none"),
    SourceRow("S1-10", "CollectionScriptTests.layout", "ColoredGrid/colors.flow"),
    SourceRow("S1-11", "CollectionScriptTests.layout", "ColoredGrid/colors.flow"),
    SourceRow("S1-12", "CollectionScriptTests.layout", "ColoredGrid/colors.flow"),
    SourceRow("S1-13", "CollectionScriptTests.layout"),
    SourceRow("S1-14", "CollectionScriptTests.layout", "ColoredGrid/colors.flow"),
    SourceRow("S1-15", "GridScriptTests.reuse"),
    SourceRow("S1-16", "CollectionTests.columns", "ColoredGrid/colors.flow"),
    SourceRow("S1-17", "ItemPictureTests.black"),
  ]

  private static let grids: [SourceRow] = [
    SourceRow("S1-18", "ColoredGrid/colors.flow"),
    SourceRow("S1-19", "ColoredGrid/colors.flow"),
    SourceRow("S1-20", "CollectionScriptTests.chance", "ColoredGrid/colors.flow"),
    SourceRow("S1-21", "GridScriptTests.early", "GridScriptTests.layout"),
    SourceRow("S1-22", "GridScriptTests.reuse"),
    SourceRow("S1-23", "GridScriptTests.layout"),
    SourceRow("S1-24", "GridScriptTests.unknown"),
    SourceRow("S1-25", "CollectionScriptTests.items"),
    SourceRow("S1-26", "GridScriptTests.unknown"),
    SourceRow("S1-27", "CollectionScriptTests.items"),
    SourceRow("S1-28", "ColoredGrid/colors.flow"),
    SourceRow(
      "S1-29", leftOut: "Documents know one view, which is the collection itself."),
    SourceRow("S1-30", "ColoredGrid/colors.flow"),
  ]

  private static let cells: [SourceRow] = [
    SourceRow("S1-31", "NibCellTests.copies", "CellClassTests.awake", "ImageGrid/choosing.flow"),
    SourceRow("S1-32", "CellClassTests.awake", "ImageGrid/choosing.flow"),
    SourceRow("S1-33", "NibCellTests.copies", "CellClassTests.awake"),
    SourceRow("S1-34", "CellClassTests.awake", "ImageGrid/choosing.flow"),
    SourceRow("S1-35", "GridScriptTests.unknown", "CellClassTests.awake"),
    SourceRow("S1-36", "CollectionScriptTests.chance", "ImageGrid/choosing.flow"),
  ]

  private static let selections: [SourceRow] = [
    SourceRow("S1-37", "CollectionScriptTests.selection"),
    SourceRow("S1-38", "CellClassTests.finger", "ImageGrid/choosing.flow"),
    SourceRow("S1-39", "CellClassTests.background", "ImageGrid/choosing.flow"),
    SourceRow("S1-40", "CollectionScriptTests.sizes", "CollectionTests.sizes"),
    SourceRow("S1-41", "CollectionScriptTests.selection", "ItemSelectionTests.order"),
    SourceRow("S1-42", "CellClassTests.fading", "ImageGrid/choosing.flow"),
    SourceRow("S1-43", "EmbeddedGridTests.unconnected"),
    SourceRow("S1-44", "CellClassTests.finger", "ImageGrid/choosing.flow"),
  ]

  private static let supplements: [SourceRow] = [
    SourceRow("S1-45", "SectionedGrid/sections.flow"),
    SourceRow("S1-46", "SectionedGrid/sections.flow"),
    SourceRow("S1-47", "CollectionScriptTests.headers", "CollectionTests.supplements"),
    SourceRow("S1-48", "CollectionScriptTests.headers", "SectionedGrid/sections.flow"),
    SourceRow("S1-49", "CollectionScriptTests.headers", "SectionedGrid/sections.flow"),
  ]

  private static let gestures: [SourceRow] = [
    SourceRow("S1-50", "StageGestureTests.scrollViews", "PinchGrid/pinching.flow"),
    SourceRow("S1-51", "GestureScriptTests.pinch", "PinchGrid/pinching.flow"),
    SourceRow("S1-52", "GestureScriptTests.pinch", "PinchGrid/pinching.flow"),
    SourceRow("S1-53", "MenuScriptTests.copy", "MenuScriptTests.refused"),
    SourceRow("S1-54", "MenuScriptTests.copy", "CopyGrid/copying.flow"),
    SourceRow("S1-55", "MenuScriptTests.copy", "CopyGrid/copying.flow"),
  ]
}
