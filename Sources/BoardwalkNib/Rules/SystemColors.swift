/// Colors that UIKit has names for.
enum SystemColors {
  /// The components in the light appearance.
  static let components: [String: ColorComponents] = [
    "blackColor": .init(white: 0), "whiteColor": .init(white: 1),
    "clearColor": .init(white: 0, alpha: 0),
    "darkTextColor": .init(white: 0), "lightTextColor": .init(white: 1, alpha: 0.6),
    "labelColor": .init(white: 0), "systemBackgroundColor": .init(white: 1),
    "tableBackgroundColor": .init(white: 1), "tertiarySystemBackgroundColor": .init(white: 1),
    "secondarySystemBackgroundColor": grouped,
    "groupTableViewBackgroundColor": grouped,
    "secondaryLabelColor": label(alpha: 0.6), "tertiaryLabelColor": label(alpha: 0.3),
    "systemGroupedBackgroundColor": grouped,
    "secondarySystemGroupedBackgroundColor": .init(white: 1),
    "systemBlueColor": .init(red: 0, green: 0.47843137254901963, blue: 1),
    "systemRedColor": .init(red: 1, green: 0.23137254901960785, blue: 0.18823529411764706),
    "systemOrangeColor": .init(red: 1, green: 0.58431372549019611, blue: 0),
    "systemYellowColor": .init(red: 1, green: 0.80000000000000004, blue: 0),
    "systemTealColor": .init(
      red: 0.35294117647058826, green: 0.7843137254901961, blue: 0.98039215686274506),
    "systemGrayColor": .init(
      red: 0.55686274509803924, green: 0.55686274509803924, blue: 0.57647058823529407),
    "systemGray2Color": .init(
      red: 0.68235294117647061, green: 0.68235294117647061, blue: 0.69803921568627447),
    "systemGray3Color": .init(
      red: 0.7803921568627451, green: 0.7803921568627451, blue: 0.80000000000000004),
  ]

  /// The name that compilers of `generation` write for the color that a document calls `name`.
  /// Since iOS 13 the background of grouped tables has another one (9 samples).
  static func name(of name: String, in generation: XcodeGeneration) -> String {
    name == "groupTableViewBackgroundColor" && generation >= .xcode11
      ? "systemGroupedBackgroundColor" : name
  }

  /// The background of groups.
  private static let grouped = ColorComponents(
    red: 0.94901960784313721, green: 0.94901960784313721, blue: 0.96862745098039216)

  /// The color of secondary labels.
  private static func label(alpha: Double) -> ColorComponents {
    ColorComponents(
      red: 0.23529411764705882, green: 0.23529411764705882, blue: 0.2627450980392157, alpha: alpha)
  }

  /// The name of a gray that UIKit has a constant for.
  static func name(of components: ColorComponents) -> String? {
    guard components.space == .white else { return nil }
    return ["blackColor", "whiteColor", "clearColor"].first { Self.components[$0] == components }
  }
}
