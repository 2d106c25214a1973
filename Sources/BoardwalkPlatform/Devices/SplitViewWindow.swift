import BoardwalkBase

/// The window of an app beside another one on the screen of an iPad, by Interface Builder's name.
package enum SplitViewWindow: String, Sendable, Hashable {
  case third = "splitview1_3"
  case half = "splitview1_2"
  case twoThirds = "splitview2_3"

  /// The size of the window on a screen of the size `screen` (LAY-94).
  package func size(on screen: LayoutSize) -> LayoutSize {
    let isLarge = max(screen.width, screen.height) >= Self.largeScreen
    let third: Double = isLarge ? 375 : 320
    let rest = screen.width - Self.gap
    let width =
      switch self {
      case .third: third
      case .half: rest / 2
      case .twoThirds: rest - third
      }
    return LayoutSize(width: width, height: screen.height)
  }

  /// The horizontal size class of the window on a screen of the size `screen`.
  package func horizontalSizeClass(on screen: LayoutSize) -> SizeClass {
    size(on: screen).width > Self.widestCompact ? .regular : .compact
  }

  /// The length of the largest iPad's screen.
  private static let largeScreen = 1366.0

  /// The width between two windows.
  private static let gap = 10.0

  /// The width of the widest window of compact width: two thirds of the largest iPad upright.
  private static let widestCompact = 639.0
}
