import BoardwalkPlatform
import Testing

@Suite("Alert metrics")
struct AlertMetricsTests {
  private static let systems = SystemVersion.known.map { SystemVersion($0) }

  @Test(
    "is as wide as recorded on the newest system, and classic before (ORC-68)", arguments: systems)
  func width(_ system: SystemVersion) {
    #expect(AlertMetrics.alerts(of: system).width == (system.hasLiquidGlass ? 320 : 270))
  }

  @Test("grows with each action and each field, and never shrinks", arguments: systems)
  func growth(_ system: SystemVersion) {
    let alert = AlertMetrics.alerts(of: system)
    for hasHeader in [false, true] {
      for count in 0..<4 {
        #expect(
          alert.height(hasHeader: hasHeader, fields: 0, actions: count)
            < alert.height(hasHeader: hasHeader, fields: 0, actions: count + 1))
        #expect(
          alert.height(hasHeader: hasHeader, fields: count, actions: 1) + alert.field
            == alert.height(hasHeader: hasHeader, fields: count + 1, actions: 1))
      }
    }
  }

  @Test("has spacing between its actions alone: one has none", arguments: systems)
  func spacing(_ system: SystemVersion) {
    let alert = AlertMetrics.alerts(of: system)
    func height(_ actions: Int) -> Double {
      alert.height(hasHeader: false, fields: 0, actions: actions)
    }
    #expect(height(1) - height(0) == alert.action)
    #expect(height(2) - height(1) == alert.action + alert.spacing)
    #expect(height(0) == 2 * alert.margin)
  }

  @Test(
    "is high enough for a finger to hit its actions, and narrow enough for every screen",
    arguments: systems)
  func fits(_ system: SystemVersion) {
    let alert = AlertMetrics.alerts(of: system)
    #expect(alert.action >= 44)
    #expect(DeviceTable.all.allSatisfy { $0.size.width >= alert.width })
  }
}
