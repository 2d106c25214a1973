/// Whether a device shows light or dark colors, as UIKit's trait of that name tells apps.
public enum UserInterfaceStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Dark text on light ground.
  case light

  /// Light text on dark ground.
  case dark
}
