/// The bytes of a text, as Foundation's `Data`.
enum DataValue {
  private static let className = "Data"

  /// The bytes of `text`.
  static func make(_ text: String) -> Value {
    .object(
      className,
      [
        "text": .text(text), "count": .number(Double(text.utf8.count)),
        "isEmpty": .bool(text.isEmpty),
      ])
  }

  /// The text whose bytes `value` holds; nil if it holds none.
  static func text(_ value: Value?) -> String? {
    guard case .object(className, let fields)? = value else { return nil }
    return fields["text"]?.text
  }
}
