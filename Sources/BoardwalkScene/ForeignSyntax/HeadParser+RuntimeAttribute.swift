import BoardwalkBase

/// Runtime attributes that are written like others: `runtimeAttribute layer.cornerRadius: 8`.
extension HeadParser {
  /// Parses a key path without quotes, and the value after its colon.
  mutating func keyPath(_ statement: inout Statement) {
    let start = reader.range.lowerBound
    let path = reader.takeWord() ?? ""
    statement.title = path
    guard reader.takesSymbol(":") else {
      let range = start..<reader.lastEnd
      return report(
        SyntaxError(
          "the key path must be in double quotes", at: range, suggestion: Spelling.quoted(path)))
    }
    let value = reader.range.lowerBound
    while !isAtEnd, reader.sort != .symbol(","), reader.sort != .symbol("#") {
      if reader.sort == .symbol("(") { skipParentheses() }
      if !isAtEnd, reader.sort != .symbol(",") { reader.skip() }
    }
    let text = file.text(in: value..<max(value, reader.lastEnd))
    let (type, meant) = Self.typed(text)
    statement.fields.append(Field(name: type, value: .plain(meant)))
    report(
      SyntaxError(
        "the key path must be in double quotes, and the value after its type",
        at: start..<max(start, reader.lastEnd),
        suggestion: "\(Spelling.quoted(path)), \(type): \(meant)"))
  }

  /// The type of the value `text`, and the value in the spelling of that type.
  private static func typed(_ text: String) -> (type: String, value: String) {
    let inner = text.prefixMatch(of: /\w+\(([^(),]*)\)/).map { String($0.1) } ?? text
    if Int(inner) != nil { return ("integer", inner) }
    if Double(inner) != nil { return ("real", inner) }
    if ["yes", "no", "true", "false", "YES", "NO"].contains(inner) { return ("boolean", inner) }
    if text.hasPrefix(".") || text.hasPrefix("rgb") || text.hasPrefix("named") {
      return ("color", text)
    }
    return ("string", text.hasPrefix("\"") ? text : Spelling.quoted(text))
  }
}
