/// The bars that Interface Builder's canvas draws around a scene's view, in points.
struct BarProfile {
  let version: InterfaceBuilderVersion

  /// Whether presentations are drawn as cards below the status bar.
  var hasSheets: Bool { Self.sheets[version] }

  /// Whether phones in landscape and short freeform views of xibs have a status bar.
  var shortScreensHaveStatusBar: Bool { Self.lowStatusBars[version] }

  /// The least height at which a freeform view of a xib has a status bar.
  var minimumFreeformHeight: Double { Self.minimumFreeformHeights[version] }

  /// The least height at which the view of a scene has a status bar.
  var minimumSceneHeight: Double { Self.minimumSceneHeights[version] }

  /// Whether a scene of a phone that is wider than high has no status bar, whatever its size.
  var wideScenesAreBare: Bool { Self.bareWideScenes[version] }

  /// Whether an embedded scene has a status bar.
  var embeddedScenesHaveStatusBar: Bool { Self.embeddedStatusBars[version] }

  /// Whether a sheet has the inset of the home indicator.
  var sheetsHaveHomeIndicator: Bool { Self.sheetHomeIndicators[version] }

  /// Whether the portrait insets of the device are added to the insets of the screen: in scenes that
  /// are not presented, and at the top in landscape.
  var addsPortraitInsets: Bool { Self.addedInsets[version] }

  /// The height of the home indicator's inset on a phone in landscape.
  var landscapeHomeIndicator: Double { hasHomeIndicator ? 21 : 0 }

  /// Whether a scene without a container has the safe area of a full screen.
  var fillsScreen: Bool { Self.filledScreens[version] }

  /// Whether a freeform view of a xib has the safe area of a full screen.
  var freeformViewsFillScreen: Bool { Self.filledFreeforms[version] }

  /// Whether the home indicator has an inset.
  var hasHomeIndicator: Bool { Self.homeIndicators[version] }

  /// The height of the status bar on devices with a home button.
  var homeButtonStatusBar: Double { Self.homeButtonStatusBars[version] }

  /// Whether a toolbar above the home indicator has the height of a tab bar.
  var raisesToolbars: Bool { Self.raisedToolbars[version] }

  /// The height of the status bar on the device `identifier`, which has no home button and the top
  /// inset `inset`.
  func statusBar(of identifier: String?, inset: Double) -> Double {
    if let greatest = Self.greatestStatusBar[version] { return min(inset, greatest) }
    return identifier.flatMap { Self.higherStatusBars[version][$0] } ?? inset
  }

  /// The height of a toolbar, which is that of a tab bar above a home indicator.
  func toolbar(aboveHomeIndicator isAbove: Bool) -> Double {
    isAbove && raisesToolbars ? 49 : 44
  }

  /// The height of a navigation bar without a large title.
  func navigationBar(onPad isOnPad: Bool, inSheet isInSheet: Bool) -> Double {
    if isOnPad { return Self.padNavigationBars[version] }
    return isInSheet ? Self.sheetNavigationBars[version] : Self.navigationBars[version]
  }

  private static let sheets = VersionTable(
    false, .counted("LAY-55"), .init(.xcode11, true, .counted("LAY-55")))

  private static let lowStatusBars = VersionTable(
    false, .counted("LAY-54"), .init(.xcode15, true, .counted("LAY-54")))

  /// In Xcode 9 and 10, views of up to 453 points have no status bar and views from 500 points on
  /// have one; 480 points is the height of the smallest screen.
  private static let minimumFreeformHeights = VersionTable(
    Double.infinity, .counted("LAY-60"), .init(.xcode9, 480, .counted("LAY-60")),
    .init(.xcode11, 0, .counted("LAY-60")))

  /// In Xcode 9 and 10, scenes of up to 475 points have no status bar and scenes from 497 points on
  /// have one; 480 points is the height of the smallest screen.
  private static let minimumSceneHeights = VersionTable(
    0.0, .counted("LAY-60"), .init(.xcode9, 480, .counted("LAY-60")),
    .init(.xcode11, 0, .counted("LAY-60")))

  private static let bareWideScenes = VersionTable(
    false, .counted("LAY-54"), .init(.xcode8, true, .counted("LAY-54")),
    .init(.xcode9, false, .counted("LAY-54")))

  private static let embeddedStatusBars = VersionTable(
    false, .counted("LAY-69"), .init(.xcode9, true, .counted("LAY-69")))

  private static let sheetHomeIndicators = VersionTable(
    true, .counted("LAY-55"), .init(.xcode13, false, .counted("LAY-55")))

  private static let addedInsets = VersionTable(
    false, .counted("LAY-59"), .init(.xcode26, true, .counted("LAY-59")))

  private static let filledScreens = VersionTable(
    true, .counted("LAY-55"), .init(.xcode11, false, .counted("LAY-55")))

  private static let filledFreeforms = VersionTable(
    false, .counted("LAY-60"), .init(.xcode14, true, .counted("LAY-60")))

  private static let homeIndicators = VersionTable(
    false, .counted("LAY-54"), .init(.xcode9, true, .counted("LAY-54")))

  private static let homeButtonStatusBars = VersionTable(
    20.0, .counted("LAY-54"), .init(.xcode11, 0, .counted("LAY-54")),
    .init(.xcode15, 20, .counted("LAY-54")))

  /// The first canvases of the iPhone 12 have the status bar of earlier phones.
  private static let greatestStatusBar = VersionTable<Double?>(
    44, .counted("LAY-54"), .init(.xcode14, nil, .counted("LAY-54")))

  /// The status bars that became higher with iOS 16 and 17.
  private static let higherStatusBars = VersionTable<[String: Double]>(
    [:], .counted("LAY-54"), .init(.xcode14, ["retina6_1": 48], .counted("LAY-56")),
    .init(.xcode15, ["retina5_9": 50, "retina6_1": 48], .counted("LAY-54")))

  private static let raisedToolbars = VersionTable(
    false, .counted("LAY-44"), .init(.xcode10, true, .counted("LAY-44")))

  private static let navigationBars = VersionTable(
    44.0, .counted("LAY-44"), .init(.xcode26, 54, .counted("LAY-44")))

  private static let sheetNavigationBars = VersionTable(
    56.0, .counted("LAY-44"), .init(.xcode26, 54, .counted("LAY-44")))

  private static let padNavigationBars = VersionTable(
    44.0, .counted("LAY-44"), .init(.xcode11, 50, .counted("LAY-44")),
    .init(.xcode26, 54, .counted("LAY-44")))
}
