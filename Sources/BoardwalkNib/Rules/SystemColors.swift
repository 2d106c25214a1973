/// Colors that UIKit has names for.
enum SystemColors {
  /// The components in the light appearance.
  static let components: [String: ColorComponents] = [
    "blackColor": .init(white: 0), "whiteColor": .init(white: 1),
    "clearColor": .init(white: 0, alpha: 0),
    "darkTextColor": .init(white: 0), "lightTextColor": .init(white: 1, alpha: 0.6),
    "labelColor": .init(white: 0), "systemBackgroundColor": .init(white: 1),
    "tableBackgroundColor": .init(white: 1), "tertiarySystemBackgroundColor": .init(white: 1),
    "secondarySystemBackgroundColor": .init(
      red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216),
    "groupTableViewBackgroundColor": .init(
      red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216),
    "systemBlueColor": .init(red: 0, green: 0.47843137254901963, blue: 1),
  ]

  /// The name of a gray that UIKit has a constant for.
  static func name(of components: ColorComponents) -> String? {
    guard components.space == .white else { return nil }
    return ["blackColor", "whiteColor", "clearColor"].first { Self.components[$0] == components }
  }
}
