import BoardwalkPlatform
import Testing

@Suite("System versions")
struct SystemVersionTests {
  private static let systems = SystemVersion.known.map { SystemVersion($0) }

  @Test("a versioned value changes once")
  func monotony() {
    for (older, newer) in zip(Self.systems, Self.systems.dropFirst()) {
      #expect(older < newer && !(newer < older))
      #expect(!older.hasDarkMode || newer.hasDarkMode)
      #expect(!older.hasLiquidGlass || newer.hasLiquidGlass)
    }
    #expect(!SystemVersion(12).hasDarkMode && SystemVersion(13).hasDarkMode)
    #expect(!SystemVersion(18).hasLiquidGlass && SystemVersion(26).hasLiquidGlass)
  }

  @Test("Liquid Glass bars are not lower at compact height (ORC-57)")
  func compactBars() {
    for system in Self.systems {
      let bars = BarMetrics.bars(of: system)
      #expect((bars.compactNavigationBar < bars.navigationBar) == !system.hasLiquidGlass)
      #expect((bars.compactTabBar < bars.tabBar) == !system.hasLiquidGlass)
    }
  }

  @Test("newer systems have the values of the last known one")
  func future() {
    let (last, future) = (SystemVersion(26), SystemVersion(40))
    #expect(BarMetrics.bars(of: future) == BarMetrics.bars(of: last))
    #expect(AlertMetrics.alerts(of: future) == AlertMetrics.alerts(of: last))
    for device in DeviceTable.all {
      #expect(
        device.safeArea(isLandscape: false, on: future)
          == device.safeArea(isLandscape: false, on: last))
    }
  }
}
