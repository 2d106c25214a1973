import BoardwalkBase

extension Device {
  /// What status bar, camera and home indicator take from each edge of the screen, in points.
  ///
  /// A phone on its side has no status bar: what surrounds the camera takes as much from both sides as
  /// it does from the top, and the home indicator is lower.
  package func safeArea(isLandscape: Bool, on system: SystemVersion) -> LayoutInsets {
    switch idiom {
    case .phone where isLandscape:
      let side = hasHomeIndicator ? topInset : 0
      let bottom = hasHomeIndicator ? (system.hasLiquidGlass ? 20.0 : 21) : 0
      return LayoutInsets(left: side, bottom: bottom, right: side)
    case .phone:
      return LayoutInsets(top: topInset, bottom: bottomInset)
    case .pad:
      // On iOS 26 an iPad without a home button has 32 and 25 (ORC-50).
      let isNew = system.hasLiquidGlass && hasHomeIndicator
      return isNew
        ? LayoutInsets(top: 32, bottom: 25) : LayoutInsets(top: topInset, bottom: bottomInset)
    }
  }
}
