import BoardwalkPlatform
import BoardwalkSimulation
import Testing

/// A screen that the golden files show.
struct Picture: Sendable, CustomTestStringConvertible {
  /// The golden file's name, without its ending.
  let name: String

  /// The storyboard among the fixtures; nil for the example.
  var storyboard: String?

  /// The scene to show; nil for the initial one.
  var scene: String?

  var device = "iPhone 8"
  var isLandscape = false
  var system = 18
  var isRightToLeft = false
  var textSize = TextSize.standard
  var isASCII = false
  var showsStatusBar = false

  /// Whether its tree, outline and JSON are golden too.
  var isDescribed = false

  static let all: [Picture] = [
    Picture(name: "items", isDescribed: true),
    Picture(name: "items-right-to-left", isRightToLeft: true),
    Picture(name: "detail-right-to-left", scene: "Item", isRightToLeft: true),
    Picture(name: "settings-right-to-left", storyboard: "settings", isRightToLeft: true),
    Picture(name: "detail-large-text", scene: "Item", textSize: .accessibility2),
    Picture(name: "items-ascii", isASCII: true, showsStatusBar: true),
    Picture(name: "items-landscape", isLandscape: true),
    Picture(name: "items-ios26", device: "iPhone 16", system: 26),
    Picture(name: "detail", scene: "Item", isDescribed: true),
    Picture(name: "detail-iphone-se", scene: "Item", device: "iPhone SE"),
    Picture(name: "new-item-sheet", scene: "New Item", isDescribed: true),
    Picture(name: "new-item-sheet-iphone-16", scene: "New Item", device: "iPhone 16"),
    Picture(name: "new-item-full-screen", scene: "New Item", system: 12),
    Picture(name: "new-item-form-sheet", scene: "New Item", device: "iPad"),
    Picture(name: "settings-grouped", storyboard: "settings", isDescribed: true),
    Picture(name: "settings-inset", storyboard: "settings", scene: "Wi-Fi"),
    Picture(name: "tabs-large-title", storyboard: "tabs", device: "iPhone 16", isDescribed: true),
    Picture(name: "tabs-collection", storyboard: "tabs", scene: "Photos", device: "iPhone 16"),
    Picture(name: "tabs-profile", storyboard: "tabs", scene: "Me", device: "iPhone 8"),
    Picture(
      name: "tabs-hidden-bar", storyboard: "tabs", scene: "A day at the sea",
      device: "iPhone 16"),
    Picture(name: "form", storyboard: "form", isDescribed: true),
    Picture(name: "form-ascii", storyboard: "form", isASCII: true),
    Picture(name: "split", storyboard: "split", device: "iPad", isLandscape: true),
    Picture(
      name: "split-popover", storyboard: "split", scene: "Addressee View Controller",
      device: "iPad", isLandscape: true, isDescribed: true),
    Picture(
      name: "split-form-sheet", storyboard: "split", scene: "Reply View Controller",
      device: "iPad", isLandscape: true),
    Picture(name: "split-collapsed", storyboard: "split"),
    Picture(name: "texts", storyboard: "texts", isDescribed: true),
  ]

  var testDescription: String { name }

  var options: LaunchOptions {
    var options = LaunchOptions()
    options.device = DeviceTable.device(named: device) ?? DeviceTable.standard
    options.isLandscape = isLandscape
    options.system = SystemVersion(system)
    options.direction = isRightToLeft ? .rightToLeft : .leftToRight
    options.textSize = textSize
    return options
  }

  func sample() throws -> Sample {
    try storyboard.map { try Sample(fixture: $0) } ?? Sample.homepwner()
  }
}
