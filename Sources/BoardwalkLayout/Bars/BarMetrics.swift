import BoardwalkStage

/// How high bars are, in points (BAR-06, BAR-07, and layout-facts' intrinsic sizes).
struct BarMetrics: Sendable, Hashable {
  let navigationBar: Double
  let compactNavigationBar: Double
  let sheetNavigationBar: Double
  let padNavigationBar: Double
  let largeTitle: Double
  let prompt: Double
  let tabBar: Double
  let compactTabBar: Double
  let toolbar: Double
  let compactToolbar: Double

  /// Each system's bars, from the version named on.
  private static let table: [(since: Int, metrics: BarMetrics)] = [
    (
      26,
      BarMetrics(
        navigationBar: 54, compactNavigationBar: 54, sheetNavigationBar: 54, padNavigationBar: 54,
        largeTitle: 52, prompt: 30, tabBar: 49, compactTabBar: 49, toolbar: 44, compactToolbar: 44)
    ),
    (
      13,
      BarMetrics(
        navigationBar: 44, compactNavigationBar: 32, sheetNavigationBar: 56, padNavigationBar: 50,
        largeTitle: 52, prompt: 30, tabBar: 49, compactTabBar: 32, toolbar: 44, compactToolbar: 32)
    ),
    (
      12,
      BarMetrics(
        navigationBar: 44, compactNavigationBar: 32, sheetNavigationBar: 44, padNavigationBar: 50,
        largeTitle: 52, prompt: 30, tabBar: 49, compactTabBar: 32, toolbar: 44, compactToolbar: 32)
    ),
  ]

  /// The bars of `system`.
  static func bars(of system: SystemVersion) -> BarMetrics {
    (table.first { $0.since <= system.major } ?? table[table.count - 1]).metrics
  }
}
