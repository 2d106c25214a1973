import BoardwalkBase

/// The devices that Interface Builder and flows can name, with sizes and insets as documents were
/// drawn on them (LAY-70).
package enum DeviceTable {
  /// Every screen, from the smallest iPhone to the largest iPad.
  package static let all: [Device] = phones + pads

  /// The default device.
  package static let standard = eight

  private static let eight = phone(
    "retina4_7",
    [
      "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)",
    ],
    375, 667, scale: 2, top: 20, bottom: 0)

  private static let phones = [
    phone("retina3_5", ["iPhone 4s"], 320, 480, scale: 2, top: 20, bottom: 0),
    phone("retina4_0", ["iPhone SE", "iPhone 5s"], 320, 568, scale: 2, top: 20, bottom: 0),
    eight,
    phone(
      "retina5_5", ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus"], 414, 736, scale: 3,
      top: 20, bottom: 0),
    phone("retina5_9", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44),
    phone(nil, ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, scale: 3, top: 50),
    phone("retina6_1", ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 44),
    phone("retina6_5", ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, top: 44),
    phone(
      "retina6_0",
      [
        "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e",
      ],
      390, 844, scale: 3, top: 47),
    phone(
      "retina6_7", ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926,
      scale: 3, top: 47),
    phone(
      "retina6_12", ["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], 393, 852,
      scale: 3, top: 59),
    phone(
      "retina6_72", ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"],
      430, 932, scale: 3, top: 59),
    phone(
      "retina6_3", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62),
    phone(nil, ["iPhone Air"], 420, 912, scale: 3, top: 68),
    phone(
      "retina6_9", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62),
  ]

  private static let pads = [
    pad(nil, ["iPad mini", "iPad mini (8.3-inch)"], 744, 1133, top: 24, bottom: 20),
    pad("ipad9_7", ["iPad (9.7-inch)", "iPad"], 768, 1024, top: 20, bottom: 0),
    pad("ipad10_2", ["iPad (10.2-inch)"], 810, 1080, top: 20, bottom: 0),
    pad("ipad10_5", ["iPad Pro (10.5-inch)"], 834, 1112, top: 20, bottom: 0),
    pad(
      "ipad10_9rounded",
      ["iPad (A16)", "iPad (10th generation)", "iPad Air (11-inch)", "iPad Air (10.9-inch)"],
      820, 1180, top: 24, bottom: 20),
    pad("ipad11_0rounded", ["iPad Pro (11-inch)"], 834, 1194, top: 24, bottom: 20),
    pad(nil, ["iPad Pro 11-inch (M4)"], 834, 1210, top: 24, bottom: 20),
    pad("ipad12_9", ["iPad Pro (12.9-inch)"], 1024, 1366, top: 20, bottom: 0),
    pad(
      "ipad12_9rounded", ["iPad Pro (12.9-inch, rounded)", "iPad Air (13-inch)"], 1024, 1366,
      top: 24, bottom: 20),
    pad("ipad13_0rounded", ["iPad Pro 13-inch (M4)"], 1032, 1376, top: 24, bottom: 20),
  ]

  /// The device with the identifier or one of the names `name`, letter case aside. Where several
  /// devices have its screen, it is called by the name that was asked for.
  package static func device(named name: String) -> Device? {
    let wanted = name.lowercased()
    if let device = all.first(where: { $0.identifier?.lowercased() == wanted }) { return device }
    for device in all {
      if let name = device.names.first(where: { $0.lowercased() == wanted }) {
        // "iPad" is short for "iPad (9.7-inch)".
        return device.name.hasPrefix("\(name) (") ? device : device.named(name)
      }
    }
    return nil
  }

  /// All names and identifiers, for suggestions.
  package static var names: [String] {
    all.flatMap { $0.names + [$0.identifier].compactMap(\.self) }
  }

  /// The names and identifiers that `name` can be a misspelling of: with other digits it is another
  /// device.
  package static func names(like name: String) -> [String] {
    let digits = name.filter(\.isNumber)
    return names.filter { $0.filter(\.isNumber) == digits }
  }

  /// The identifiers that `identifier` can be a misspelling of; none if it names a known device.
  package static func identifiers(like identifier: String) -> [String] {
    identifiers.contains(identifier)
      ? [] : names(like: identifier).filter { identifiers.contains($0) }
  }

  private static let identifiers = Set(all.compactMap(\.identifier))

  private static func phone(
    _ identifier: String?, _ names: [String], _ width: Double, _ height: Double, scale: Int,
    top: Double, bottom: Double = 34
  ) -> Device {
    Device(
      identifier: identifier, names: names, size: LayoutSize(width: width, height: height),
      scale: scale, idiom: .phone, topInset: top, bottomInset: bottom)
  }

  private static func pad(
    _ identifier: String?, _ names: [String], _ width: Double, _ height: Double, top: Double,
    bottom: Double
  ) -> Device {
    Device(
      identifier: identifier, names: names, size: LayoutSize(width: width, height: height),
      scale: 2,
      idiom: .pad, topInset: top, bottomInset: bottom)
  }
}
