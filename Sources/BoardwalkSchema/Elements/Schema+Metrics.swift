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
