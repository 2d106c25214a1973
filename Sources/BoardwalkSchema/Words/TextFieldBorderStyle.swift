/// The border of a text field, as `UITextField.BorderStyle`.
public enum TextFieldBorderStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// No border.
  case none

  /// A thin rectangle.
  case line

  /// A rectangle that looks sunken.
  case bezel

  /// A rectangle with round corners.
  case roundedRect

  /// Whether it is drawn as square lines.
  package var isSquare: Bool { self == .line || self == .bezel }
}
