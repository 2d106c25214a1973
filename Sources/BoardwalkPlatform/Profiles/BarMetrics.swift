/// The heights of a system's bars, in points: recorded for iOS 26 (ORC-50, ORC-57, ORC-58),
/// commonly known for older systems (BAR-06, BAR-07).
package struct BarMetrics: Sendable, Hashable {
  /// A navigation bar with a title on one line.
  package let navigationBar: Double

  /// The height of a navigation bar in a compact height.
  package let compactNavigationBar: Double

  /// A navigation bar in a sheet.
  package let sheetNavigationBar: Double

  /// A navigation bar on an iPad.
  package let padNavigationBar: Double

  /// The additional height of a large title.
  package let largeTitle: Double

  /// The additional height of a prompt.
  package let prompt: Double

  /// The least distance of a navigation bar from the top of its controller's view.
  package let navigationBarMargin: Double

  /// The same in a compact height.
  package let compactNavigationBarMargin: Double

  /// A tab bar, without the home indicator below.
  package let tabBar: Double

  /// The height of a tab bar in a compact height.
  package let compactTabBar: Double

  /// The least that a phone's tab bar takes from the bottom, the home indicator included.
  package let leastTabBarInset: Double

  /// A toolbar, without the home indicator below.
  package let toolbar: Double

  /// The height of a toolbar in a compact height.
  package let compactToolbar: Double

  /// A toolbar on an iPad.
  package let padToolbar: Double

  /// The overlap of a navigation bar and the safe area below the camera of `device`, in points:
  /// observed on phones whose Dynamic Island takes 59 points, before the newest system (ORC-61).
  package func cameraOverlap(on device: Device) -> Double {
    navigationBarMargin == 0 && device.idiom == .phone && device.topInset == 59 ? 16.0 / 3 : 0
  }

  /// Each system's bars, from the version named on.
  private static let table: [(since: Int, metrics: BarMetrics)] = [
    (
      26,
      BarMetrics(
        navigationBar: 54, compactNavigationBar: 54, sheetNavigationBar: 54, padNavigationBar: 54,
        largeTitle: 52, prompt: 30, navigationBarMargin: 10, compactNavigationBarMargin: 24,
        tabBar: 49, compactTabBar: 49,
        leastTabBarInset: 83, toolbar: 52, compactToolbar: 62, padToolbar: 54)
    ),
    (13, classic(sheetNavigationBar: 56)),
    (12, classic(sheetNavigationBar: 44)),
  ]

  /// The bars before Liquid Glass.
  private static func classic(sheetNavigationBar: Double) -> BarMetrics {
    BarMetrics(
      navigationBar: 44, compactNavigationBar: 32, sheetNavigationBar: sheetNavigationBar,
      padNavigationBar: 50, largeTitle: 52, prompt: 30, navigationBarMargin: 0,
      compactNavigationBarMargin: 0, tabBar: 49, compactTabBar: 32, leastTabBarInset: 0,
      toolbar: 44, compactToolbar: 32, padToolbar: 50)
  }

  /// The bars of `system`.
  package static func bars(of system: SystemVersion) -> BarMetrics {
    (table.first { $0.since <= system.major } ?? table[table.count - 1]).metrics
  }
}
