/// The bars that Interface Builder's canvas draws around a scene's view, in points.
struct BarProfile {
  let version: InterfaceBuilderVersion

  /// Whether what is presented is drawn as a card that leaves the status bar free.
  var hasSheets: Bool { Self.sheets[version] }

  /// Whether low screens, and xibs with a size of their own, have a status bar.
  var lowScreensHaveStatusBar: Bool { Self.lowStatusBars[version] }

  /// Whether the device's own insets count twice in a scene that nothing contains.
  var countsInsetsTwice: Bool { Self.doubledInsets[version] }

  /// Whether a scene that nothing contains is drawn as if it filled its screen.
  var fillsScreen: Bool { Self.filledScreens[version] }

  /// Whether the home indicator takes room.
  var hasHomeIndicator: Bool { Self.homeIndicators[version] }

  /// The status bar of devices with a home button.
  var homeButtonStatusBar: Double { Self.homeButtonStatusBars[version] }

  /// Whether a toolbar above the home indicator is as high as a tab bar.
  var raisesToolbars: Bool { Self.raisedToolbars[version] }

  /// The status bar of a device without a home button, which takes `inset` on the device itself.
  func statusBar(of identifier: String?, inset: Double) -> Double {
    if let greatest = Self.greatestStatusBar[version] { return min(inset, greatest) }
    return identifier.flatMap { Self.higherStatusBars[version][$0] } ?? inset
  }

  /// A navigation bar without a large title.
  func navigationBar(onPad isOnPad: Bool, inSheet isInSheet: Bool) -> Double {
    if isOnPad { return Self.padNavigationBars[version] }
    return isInSheet ? Self.sheetNavigationBars[version] : Self.navigationBars[version]
  }

  private static let sheets = VersionTable(
    false, .counted("LAY-55"), .init(.xcode11, true, .counted("LAY-55")))

  private static let lowStatusBars = VersionTable(
    false, .counted("LAY-54"), .init(.xcode15, true, .counted("LAY-54")))

  private static let doubledInsets = VersionTable(
    false, .counted("LAY-54"),
    .init(.xcode26, true, .fitted(to: "the stored frames of the few scenes of Xcode 26")))

  private static let filledScreens = VersionTable(
    true, .counted("LAY-55"), .init(.xcode11, false, .counted("LAY-55")))

  private static let homeIndicators = VersionTable(
    false, .counted("LAY-54"), .init(.xcode9, true, .counted("LAY-54")))

  private static let homeButtonStatusBars = VersionTable(
    20.0, .counted("LAY-54"), .init(.xcode11, 0, .counted("LAY-54")),
    .init(.xcode15, 20, .counted("LAY-54")))

  /// The first canvas of the iPhone 12 still had the status bar of those before.
  private static let greatestStatusBar = VersionTable<Double?>(
    44, .counted("LAY-54"), .init(.xcode13, nil, .counted("LAY-54")))

  /// The status bars that became higher with iOS 17.
  private static let higherStatusBars = VersionTable<[String: Double]>(
    [:], .counted("LAY-54"),
    .init(.xcode15, ["retina5_9": 50, "retina6_1": 48], .counted("LAY-54")))

  private static let raisedToolbars = VersionTable(
    false, .counted("LAY-44"), .init(.xcode11, true, .counted("LAY-44")))

  private static let navigationBars = VersionTable(
    44.0, .counted("LAY-44"), .init(.xcode26, 54, .counted("LAY-44")))

  private static let sheetNavigationBars = VersionTable(
    56.0, .counted("LAY-44"), .init(.xcode26, 54, .counted("LAY-44")))

  private static let padNavigationBars = VersionTable(
    44.0, .counted("LAY-44"), .init(.xcode11, 50, .counted("LAY-44")),
    .init(.xcode26, 54, .counted("LAY-44")))
}
