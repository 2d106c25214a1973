/// The user interface style: light or dark.
public enum UserInterfaceStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// Dark text on light ground.
  case light

  /// Light text on dark ground.
  case dark
}
