import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The safe areas of the canvas: navigation bars of 44 points, 54 since Xcode 26 (LAY-44), and
/// status bars except in sheets (LAY-55).
struct SafeAreaRules {
  let canvas: Canvas

  private var bars: BarProfile { canvas.profile.bars }

  /// The height that Xcode 26 adds to a tab bar of 49 points in landscape (LAY-59).
  private static let landscapeTabBarGrowth = 16.0

  /// The insets of a view stored at `frame` with `containment`.
  func insets(of frame: LayoutRect, _ containment: Containment) -> LayoutInsets {
    let screen = canvas.screen(of: frame)
    // A presented view lower than its screen is a sheet.
    let isSheet =
      bars.hasSheets && containment.isPresented && frame.minY == 0
      && frame.size.height <= screen.height - 10
    let screenInsets = screenInsets
    var top = isSheet || isBare(frame.size, containment) ? 0 : screenInsets.top
    if containment.hasNavigationBar { top += navigationBar(containment, isSheet: isSheet) }
    var bottom = isSheet && !bars.sheetsHaveHomeIndicator ? 0 : screenInsets.bottom
    if containment.hasTabBar {
      bottom += 49
    } else if containment.hasToolbar {
      bottom += bars.toolbar(aboveHomeIndicator: isPhoneWithHomeIndicator)
    }
    if bars.addsPortraitInsets, isPhoneWithHomeIndicator {
      if !containment.isPresented || canvas.isLandscape { top += uprightInsets.top }
      let isUpright = !containment.isPresented && !canvas.isLandscape
      if containment.isAlone || isUpright { bottom += uprightInsets.bottom }
      // In landscape the tab bar is drawn higher than on a device.
      if containment.hasTabBar, canvas.isLandscape { bottom += Self.landscapeTabBarGrowth }
    }
    let isBelow = containment.hasNavigationBar && containment.isBelowBars
    let y = isBelow ? top : frame.minY
    if !isSheet {
      // Before Xcode 11 embedded views had the safe area of a full screen.
      let hidden = y + frame.size.height - screen.height
      let isWhole =
        containment.isAlone
        && (bars.fillsScreen || containment.isTopLevelFreeform && bars.freeformViewsFillScreen)
      let reach = y > 0 ? hidden : isWhole ? 0 : min(0, hidden)
      bottom = max(0, bottom + reach)
    }
    return LayoutInsets(
      top: containment.endsBelowTopBar ? 0 : max(0, top - y), left: screenInsets.left,
      bottom: containment.endsAboveBottomBar ? 0 : bottom, right: screenInsets.right)
  }

  /// Whether a view of `size` has no status bar: a phone in landscape or a short view, on a device
  /// with a home button, an embedded scene of early versions, or a scene without a device whose
  /// simulated status bar is off.
  private func isBare(_ size: LayoutSize, _ containment: Containment) -> Bool {
    if containment.hasNoStatusBar, canvas.device == nil { return true }
    if containment.isEmbedded, !bars.embeddedScenesHaveStatusBar { return true }
    if bars.shortScreensHaveStatusBar || isPhoneWithHomeIndicator { return false }
    let isPhone = canvas.device?.idiom == .phone
    let isWide = size.width > size.height && isPhone && bars.wideScenesAreBare
    let isLandscapePhone = size.width > 480 && size.height < 480
    let minimum =
      containment.isTopLevelFreeform ? bars.minimumFreeformHeight : bars.minimumSceneHeight
    return isWide || isLandscapePhone || size.height < minimum
  }

  /// The insets of the screen's edges in the current orientation.
  ///
  /// A phone without a home button has side insets for its camera in landscape, and no status bar
  /// (LAY-59).
  private var screenInsets: LayoutInsets {
    if let device = canvas.deviceInsets { return device }
    let upright = uprightInsets
    guard canvas.isLandscape, isPhoneWithHomeIndicator else { return upright }
    let side = max(upright.top, canvas.device?.topInset ?? 0)
    return LayoutInsets(left: side, bottom: bars.landscapeHomeIndicator, right: side)
  }

  private var isPhoneWithHomeIndicator: Bool {
    canvas.device.map { $0.idiom == .phone && $0.bottomInset > 0 } ?? false
  }

  /// The insets of the screen's edges in portrait.
  private var uprightInsets: LayoutInsets { LayoutInsets(top: statusBar, bottom: homeIndicator) }

  private var homeIndicator: Double {
    bars.hasHomeIndicator ? canvas.device?.bottomInset ?? 0 : 0
  }

  /// The height of the status bar that the canvas draws; it depends on the device and on the
  /// version of Interface Builder (LAY-54).
  private var statusBar: Double {
    guard let device = canvas.device else { return bars.homeButtonStatusBar }
    guard device.idiom == .phone, device.bottomInset > 0 else {
      return bars.homeButtonStatusBar > 0 ? device.topInset : 0
    }
    return bars.statusBar(of: device.identifier, inset: device.topInset)
  }

  private func navigationBar(_ containment: Containment, isSheet: Bool) -> Double {
    bars.navigationBar(onPad: canvas.device?.idiom == .pad, inSheet: isSheet)
      + (containment.hasLargeTitle ? 52 : 0)
  }
}

extension Containment {
  /// Whether the view does not extend below the bar at its top.
  fileprivate var endsBelowTopBar: Bool {
    extendedEdges?.contains("top") == false && (hasNavigationBar || isFreeform)
  }

  /// Whether the view does not extend below the bar at its bottom.
  fileprivate var endsAboveBottomBar: Bool {
    extendedEdges?.contains("bottom") == false && (hasTabBar || hasToolbar || isFreeform)
  }
}
