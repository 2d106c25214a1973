/// Text as string literals and comments of Swift, which nothing in it can end.
package enum SwiftLiteral {
  /// `text` as a string literal.
  package static func string(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// `text` for a line comment, truncated to `limit` characters.
  static func comment(_ text: String, atMost limit: Int = 80) -> String {
    escaped(text.count > limit ? text.prefix(limit - 1) + "…" : text)
  }

  /// `text` with escapes for quotes, invisible characters, and beginnings of build server commands.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": return "\\" + String(scalar)
      case "\n": return "\\n"
      case "\r": return "\\r"
      case "\t": return "\\t"
      default:
        guard isVisible(scalar) else {
          return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
        return String(scalar)
      }
    }.joined().replacing("##", with: "#\\u{23}")
  }

  /// Whether an editor shows `scalar` at its place, and no line ends with it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}
