import BoardwalkDocument

/// The devices that Interface Builder and flows can name.
public enum DeviceTable {
  /// Every screen, from the smallest iPhone to the largest iPad.
  public static let all: [Device] = [
    phone("retina3_5", ["iPhone 4s"], 320, 480, scale: 2, top: 20),
    phone("retina4_0", ["iPhone SE", "iPhone 5s"], 320, 568, scale: 2, top: 20),
    phone(
      "retina4_7", ["iPhone 8", "iPhone 7", "iPhone 6s", "iPhone SE (2nd generation)"],
      375, 667, scale: 2, top: 20),
    phone("retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus"], 414, 736, scale: 3, top: 20),
    phone(
      "retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44,
      bottom: 34),
    phone("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 44, bottom: 34),
    phone(
      "retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, top: 44, bottom: 34),
    phone(
      "retina6_0", ["iPhone 14", "iPhone 13", "iPhone 12"], 390, 844, scale: 3, top: 47,
      bottom: 34),
    phone(
      "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max"], 428, 926, scale: 3, top: 47,
      bottom: 34),
    phone("retina6_12", ["iPhone 16", "iPhone 15"], 393, 852, scale: 3, top: 59, bottom: 34),
    phone("retina6_3", ["iPhone 16 Pro"], 402, 874, scale: 3, top: 62, bottom: 34),
    pad("ipad9_7", ["iPad (9.7-inch)", "iPad"], 768, 1024, top: 20),
    pad("ipad10_5", ["iPad Pro (10.5-inch)"], 834, 1112, top: 20),
    pad("ipad11_0rounded", ["iPad Pro (11-inch)"], 834, 1194, top: 24, bottom: 20),
    pad("ipad12_9", ["iPad Pro (12.9-inch)"], 1024, 1366, top: 20),
    pad(
      "ipad12_9rounded", ["iPad Pro (12.9-inch, rounded)"], 1024, 1366, top: 24, bottom: 20),
  ]

  /// The device that runs what names none.
  public static let standard = phone("retina4_7", ["iPhone 8"], 375, 667, scale: 2, top: 20)

  /// The device with the identifier or one of the names `name`, letter case aside.
  public static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    return all.first { $0.identifier.lowercased() == wanted }
      ?? all.first { $0.names.contains { $0.lowercased() == wanted } }
  }

  /// All names and identifiers, for suggestions.
  public static var names: [String] { all.flatMap { $0.names + [$0.identifier] } }

  private static func phone(
    _ identifier: String, _ names: [String], _ width: Double, _ height: Double, scale: Int,
    top: Double, bottom: Double = 0
  ) -> Device {
    Device(
      identifier: identifier, names: names, size: Size(width: width, height: height),
      scale: scale, idiom: .phone, topInset: top, bottomInset: bottom)
  }

  private static func pad(
    _ identifier: String, _ names: [String], _ width: Double, _ height: Double, top: Double,
    bottom: Double = 0
  ) -> Device {
    Device(
      identifier: identifier, names: names, size: Size(width: width, height: height), scale: 2,
      idiom: .pad, topInset: top, bottomInset: bottom)
  }
}
