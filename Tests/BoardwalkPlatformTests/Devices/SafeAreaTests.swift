import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import Testing

@Suite("Safe areas")
struct SafeAreaTests {
  private func insets(_ name: String, isLandscape: Bool = false, on system: Int) throws
    -> LayoutInsets
  {
    let device = try #require(DeviceTable.device(named: name))
    return device.safeArea(isLandscape: isLandscape, on: SystemVersion(system))
  }

  @Test("a phone with a home button has a status bar in portrait only")
  func homeButton() throws {
    for system in [12, 18, 26] {
      #expect(try insets("iPhone 8", on: system) == LayoutInsets(top: 20))
      #expect(try insets("iPhone 8", isLandscape: true, on: system) == .zero)
    }
  }

  @Test("LAY-54: landscape insets of an iPhone 14 are 47 points at both sides")
  func camera() throws {
    #expect(try insets("iPhone 14", on: 18) == LayoutInsets(top: 47, bottom: 34))
    #expect(
      try insets("iPhone 14", isLandscape: true, on: 18)
        == LayoutInsets(left: 47, bottom: 21, right: 47))
  }

  @Test("ORC-20, ORC-58: iPhone 16 insets are 59 and 34, in landscape 20 at the bottom")
  func recordedPhone() throws {
    #expect(try insets("iPhone 16", on: 26) == LayoutInsets(top: 59, bottom: 34))
    #expect(
      try insets("iPhone 16", isLandscape: true, on: 26)
        == LayoutInsets(left: 59, bottom: 20, right: 59))
  }

  @Test("ORC-50, ORC-57: iPad insets are 32 and 25 in both orientations")
  func recordedPad() throws {
    for isLandscape in [false, true] {
      #expect(
        try insets("iPad (A16)", isLandscape: isLandscape, on: 26)
          == LayoutInsets(top: 32, bottom: 25))
      #expect(
        try insets("iPad (A16)", isLandscape: isLandscape, on: 18)
          == LayoutInsets(top: 24, bottom: 20))
    }
  }

  @Test("insets leave room on every screen, and only rounded screens have home indicators")
  func everyDevice() {
    for device in DeviceTable.all {
      for system in SystemVersion.known {
        for isLandscape in [false, true] {
          let insets = device.safeArea(isLandscape: isLandscape, on: SystemVersion(system))
          let size = device.size(isLandscape: isLandscape)
          let free = LayoutRect(x: 0, y: 0, width: size.width, height: size.height).inset(
            by: insets)
          #expect(free.size.width >= 300 && free.size.height >= 300, "\(device.name)")
          #expect((insets.bottom > 0) == device.hasHomeIndicator, "\(device.name)")
        }
      }
    }
  }
}
