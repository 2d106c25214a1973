import BoardwalkDocument

/// The text of a secure field, which no report shows.
enum SecureText {
  /// Whether `property` of a field, such as `text` or `attributedText.content`, holds a text that
  /// it shows.
  static func isText(_ property: String) -> Bool {
    property.split(separator: ".").contains { ["text", "attributedText"].contains($0) }
  }

  /// `value` with a dot for each character.
  static func concealed(_ value: String) -> String { String(repeating: "•", count: value.count) }
}
