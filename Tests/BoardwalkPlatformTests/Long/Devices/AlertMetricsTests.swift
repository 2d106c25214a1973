import BoardwalkPlatform
import Testing

@Suite("Alert metrics")
struct AlertMetricsTests {
  private static let systems = SystemVersion.known.map { SystemVersion($0) }

  @Test(
    "an alert has the recorded width on the newest system and the classic one before (ORC-68)",
    arguments: systems)
  func width(_ system: SystemVersion) {
    #expect(AlertMetrics.alerts(of: system).width == (system.hasLiquidGlass ? 320 : 270))
  }

  @Test("an alert grows with each action and field", arguments: systems)
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

  @Test("spacing occurs only between actions", arguments: systems)
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
    "an alert is tall enough to tap its actions and fits every screen",
    arguments: systems)
  func fits(_ system: SystemVersion) {
    let alert = AlertMetrics.alerts(of: system)
    #expect(alert.action >= 44)
    #expect(DeviceTable.all.allSatisfy { $0.size.width >= alert.width })
  }
}
