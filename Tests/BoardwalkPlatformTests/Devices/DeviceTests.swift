import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkTestSupport
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test("PRES-09: devices have their size classes")
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

  @Test("every name and identifier finds its device, ignoring case")
  func names() {
    for device in DeviceTable.all {
      if let identifier = device.identifier {
        #expect(DeviceTable.device(named: identifier.uppercased()) == device)
      }
      for name in device.names {
        let found = DeviceTable.device(named: name.lowercased())
        #expect(found?.name == (device.name.hasPrefix("\(name) (") ? device.name : name))
        #expect(found?.size == device.size && found?.identifier == device.identifier)
      }
    }
    #expect(DeviceTable.device(named: "iPhone 1") == nil)
    #expect(Set(DeviceTable.names).count == DeviceTable.names.count)
    #expect(DeviceTable.device(named: DeviceTable.standard.name)?.size == DeviceTable.standard.size)
  }

  @Test("landscape exchanges width and height")
  func landscape() {
    let device = DeviceTable.standard
    #expect(device.size(isLandscape: true).width == device.size.height)
    #expect(device.size(isLandscape: false) == device.size)
  }

  @Test("LAY-70: canvas devices have their screen sizes", arguments: Self.screens)
  func screen(_ screen: (identifier: String, width: Double, height: Double, scale: Int)) throws {
    let device = try #require(DeviceTable.device(named: screen.identifier))
    #expect(device.size == LayoutSize(width: screen.width, height: screen.height))
    #expect(device.scale == screen.scale)
  }

  static let screens: [(identifier: String, width: Double, height: Double, scale: Int)] = [
    ("retina3_5", 320, 480, 2), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
    ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_1", 414, 896, 2),
    ("retina6_5", 414, 896, 3), ("retina6_0", 390, 844, 3), ("retina6_7", 428, 926, 3),
    ("retina6_12", 393, 852, 3), ("retina6_3", 402, 874, 3), ("ipad9_7", 768, 1024, 2),
    ("ipad10_5", 834, 1112, 2), ("ipad12_9", 1024, 1366, 2), ("ipad12_9rounded", 1024, 1366, 2),
  ]

  @Test("a device is called by the name that was asked for, though others have its screen")
  func alias() throws {
    let asked = try #require(DeviceTable.device(named: "iphone 13"))
    let first = try #require(DeviceTable.device(named: "retina6_0"))
    #expect(asked.name == "iPhone 13")
    #expect(first.name == "iPhone 14")
    #expect(asked.size == first.size)
    #expect(Set(asked.names) == Set(first.names))
  }

  @Test("systems are compared by major version")
  func systems() {
    #expect(SystemVersion(12) < .standard)
    #expect(SystemVersion.standard.description == "18")
    #expect(SystemVersion.known.contains(SystemVersion.standard.major))
  }
}
