/// The bars that Interface Builder's canvas draws around a scene's view, in points.
struct BarProfile {
  let version: InterfaceBuilderVersion

  /// Whether presentations are drawn as cards below the status bar (LAY-55).
  var hasSheets: Bool { version >= .xcode11 }

  /// Whether phones in landscape and short freeform views of xibs have a status bar (LAY-54).
  var shortScreensHaveStatusBar: Bool { version >= .xcode15 }

  /// The least height at which a freeform view of a xib has a status bar (LAY-60).
  ///
  /// In Xcode 9 and 10, views of up to 453 points have no status bar and views from 500 points on
  /// have one; 480 points is the height of the smallest screen.
  var minimumFreeformHeight: Double {
    version >= .xcode11 ? 0 : version >= .xcode9 ? 480 : .infinity
  }

  /// The least height at which the view of a scene has a status bar (LAY-60).
  ///
  /// In Xcode 9 and 10, scenes of up to 475 points have no status bar and scenes from 497 points on
  /// have one; 480 points is the height of the smallest screen.
  var minimumSceneHeight: Double { version >= .xcode9 && version < .xcode11 ? 480 : 0 }

  /// Whether a scene of a phone that is wider than high has no status bar, whatever its size
  /// (LAY-54).
  var wideScenesAreBare: Bool { version == .xcode8 }

  /// Whether an embedded scene has a status bar (LAY-69).
  var embeddedScenesHaveStatusBar: Bool { version >= .xcode9 }

  /// Whether a sheet has the inset of the home indicator (LAY-55).
  var sheetsHaveHomeIndicator: Bool { version < .xcode13 }

  /// Whether the portrait insets of the device are added to the insets of the screen: in scenes
  /// that are not presented, and at the top in landscape (LAY-59).
  var addsPortraitInsets: Bool { version >= .xcode26 }

  /// The height of the home indicator's inset on a phone in landscape.
  var landscapeHomeIndicator: Double { hasHomeIndicator ? 21 : 0 }

  /// Whether a scene without a container has the safe area of a full screen (LAY-55).
  var fillsScreen: Bool { version < .xcode11 }

  /// Whether a freeform view of a xib has the safe area of a full screen (LAY-60).
  var freeformViewsFillScreen: Bool { version >= .xcode14 }

  /// Whether the home indicator has an inset (LAY-54).
  var hasHomeIndicator: Bool { version >= .xcode9 }

  /// The height of the status bar on devices with a home button (LAY-54).
  var homeButtonStatusBar: Double { version >= .xcode11 && version < .xcode15 ? 0 : 20 }

  /// The height of the status bar on the device `identifier`, which has no home button and the top
  /// inset `inset` (LAY-54, LAY-56).
  ///
  /// The first canvases of the iPhone 12 have the status bar of earlier phones; with iOS 16 and 17
  /// some status bars became higher.
  func statusBar(of identifier: String?, inset: Double) -> Double {
    guard version >= .xcode14 else { return min(inset, 44) }
    switch identifier {
    case "retina6_1": return 48
    case "retina5_9" where version >= .xcode15: return 50
    default: return inset
    }
  }

  /// The height of a toolbar, which is that of a tab bar above a home indicator since Xcode 10
  /// (LAY-44).
  func toolbar(aboveHomeIndicator isAbove: Bool) -> Double {
    isAbove && version >= .xcode10 ? 49 : 44
  }

  /// The height of a navigation bar without a large title (LAY-44).
  func navigationBar(onPad isOnPad: Bool = false, inSheet isInSheet: Bool = false) -> Double {
    if version >= .xcode26 { return 54 }
    if isOnPad { return version >= .xcode11 ? 50 : 44 }
    return isInSheet ? 56 : 44
  }
}
