import BoardwalkStage
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("PRES-09: size classes")
  func sizeClasses() throws {
    for device in DeviceTable.all {
      #expect(device.verticalSizeClass(isLandscape: false) == .regular)
      let isLarge = device.idiom == .pad || device.size.width >= 414
      #expect(device.horizontalSizeClass(isLandscape: true) == (isLarge ? .regular : .compact))
      #expect(
        device.horizontalSizeClass(isLandscape: false)
          == (device.idiom == .pad ? .regular : .compact))
      #expect(
        device.verticalSizeClass(isLandscape: true)
          == (device.idiom == .pad ? .regular : .compact))
    }
  }

  @Test("every name and identifier finds its device, letter case aside")
  func names() {
    for device in DeviceTable.all {
      #expect(DeviceTable.device(named: device.identifier.uppercased()) == device)
      for name in device.names { #expect(DeviceTable.device(named: name.lowercased()) == device) }
    }
    #expect(DeviceTable.device(named: "iPhone 1") == nil)
    #expect(Set(DeviceTable.names).count == DeviceTable.names.count)
    #expect(DeviceTable.device(named: DeviceTable.standard.name)?.size == DeviceTable.standard.size)
  }

  @Test("a device on its side is as wide as it is tall upright")
  func landscape() {
    let device = DeviceTable.standard
    #expect(device.size(isLandscape: true).width == device.size.height)
    #expect(device.size(isLandscape: false) == device.size)
  }

  @Test("systems are compared by their major version")
  func systems() {
    #expect(SystemVersion(12) < .standard)
    #expect(SystemVersion.standard.description == "18")
    #expect(SystemVersion.known.contains(SystemVersion.standard.major))
  }
}
