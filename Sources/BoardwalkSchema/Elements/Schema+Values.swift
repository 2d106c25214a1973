extension Schema {
  /// Numbers, colors and geometry.
  static let values: [ElementSchema] = [
    ElementSchema("bool", attributes: [.key, .boolean("value")]),
    ElementSchema("integer", attributes: [.key, .scalar("value")]),
    ElementSchema("real", attributes: [.key, .scalar("value")]),
    ElementSchema("date", attributes: [.key, .number("timeIntervalSinceReferenceDate")]),
    ElementSchema("nil", attributes: [.key, .word("name")]),
    ElementSchema("value", attributes: [.key, .word("type"), .word("width"), .number("height")]),
    ElementSchema(
      "color",
      attributes: [
        .key, .choice("systemColor", among: systemColors), .number("red"), .number("green"),
        .number("blue"), .number("white"), .alpha, .word("name"), .catalog, .word("colorSpace"),
        .word("customColorSpace"), .word("xcode11CocoaTouchSystemColor"),
        .word("cocoaTouchSystemColor"),
      ]),
    ElementSchema("point", attributes: [.key, .number("x"), .number("y")]),
    ElementSchema("size", attributes: [.key, .number("width"), .number("height")]),
    ElementSchema(
      "rect",
      attributes: [.key, .number("x"), .number("y"), .number("width"), .number("height")]),
    ElementSchema(
      "frame",
      attributes: [.key, .number("minX"), .number("minY"), .word("width"), .number("height")],
      rareAttributes: [.number("maxX"), .number("maxY")]),
    ElementSchema("range", attributes: [.key, .number("location"), .number("length")]),
    ElementSchema("mutableArray"),
    ElementSchema("mutableData"),
  ]
}

extension Schema {
  /// The bars, sizes and orientations that the canvas of Interface Builder simulates.
  static let metrics: [ElementSchema] = [
    ElementSchema(
      "simulatedMetricsContainer",
      children: [
        .child("simulatedStatusBarMetrics", as: "statusBar"), .nil("statusBar"),
        .child("simulatedOrientationMetrics", as: "orientation"),
        .child("simulatedScreenMetrics", as: "destination"),
      ]),
    ElementSchema("simulatedStatusBarMetrics", attributes: [.key, .word("statusBarStyle")]),
    ElementSchema(
      "simulatedNavigationBarMetrics",
      attributes: [.key, .translucent, .barStyle, .boolean("prompted")]),
    ElementSchema("simulatedTabBarMetrics"),
    ElementSchema("simulatedToolbarMetrics", attributes: [.key, .translucent, .barStyle]),
    ElementSchema("simulatedOrientationMetrics", attributes: [.key, .word("orientation")]),
    ElementSchema(
      "simulatedScreenMetrics",
      attributes: [.key, .word("type")],
      rareChildren: [.size("landscapeSize"), .size("portraitSize")]),
    ElementSchema("freeformSimulatedSizeMetrics", role: "simulatedDestinationMetrics"),
    ElementSchema("splitViewMasterSimulatedSizeMetrics"),
    ElementSchema("splitViewDetailSimulatedSizeMetrics"),
  ]
}

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
