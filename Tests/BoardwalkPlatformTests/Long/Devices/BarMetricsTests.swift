import BoardwalkPlatform
import Testing

@Suite("Bar heights")
struct BarMetricsTests {
  @Test("BAR-07: classic bars have the documented heights", arguments: [12, 13, 17, 18])
  func classic(_ system: Int) {
    let bars = BarMetrics.bars(of: SystemVersion(system))
    #expect(bars.navigationBar == 44 && bars.compactNavigationBar == 32)
    #expect(bars.padNavigationBar == 50 && bars.largeTitle == 52)
    #expect(bars.tabBar == 49 && bars.toolbar == 44)
    #expect(bars.sheetNavigationBar == (system < 13 ? 44 : 56))
  }

  @Test("ORC-50, ORC-57, ORC-58: Liquid Glass bars have the recorded heights")
  func liquidGlass() {
    let bars = BarMetrics.bars(of: SystemVersion(26))
    #expect(bars.navigationBar == 54 && bars.compactNavigationBar == 54)
    #expect(bars.padNavigationBar == 54 && bars.navigationBar + bars.largeTitle == 106)
    #expect(bars.leastTabBarInset == 83)
    // 86 upright, 82 on its side, 79 on an iPad, with 34, 20 and 25 of safe area.
    #expect(bars.toolbar + 34 == 86 && bars.compactToolbar + 20 == 82 && bars.padToolbar + 25 == 79)
  }

  @Test("unknown older systems have the oldest bar heights")
  func oldest() {
    #expect(BarMetrics.bars(of: SystemVersion(7)) == BarMetrics.bars(of: SystemVersion(12)))
  }
}
