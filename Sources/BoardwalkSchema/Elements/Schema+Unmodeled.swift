/// Elements of which only the name is known.
extension Schema {
  /// All of them.
  package static let unmodeled = archived.union(ofMac)

  /// Elements of archives, whose names may have another meaning elsewhere.
  package static let archived: Set<String> = [
    "array", "boolean", "bytes", "characters", "data", "dictionary", "double", "float", "int",
    "object", "reference",
  ]

  private static let ofMac: Set<String> = [
    "allowedInputSourceLocales", "customSpacing", "gridCells", "modifierMask", "prototypeCellViews",
    "sortDescriptor", "splitViewItems", "tabViewItems", "tableColumnResizingMask", "tableColumns",
    "tableHeaderCell", "tableViewGridLines", "viewControllerTransitionOptions",
    "visibilityPriorities", "windowCollectionBehavior", "windowPositionMask", "windowStyleMask",
  ]
}
