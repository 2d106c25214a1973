import BoardwalkBase

/// Lists, dictionaries and records.
extension BehaviorParser {
  /// Reads a list, or a dictionary, which is a record: `["count": 1]`.
  mutating func bracketed() throws(SyntaxError) -> ValueExpression.Form {
    brackets += 1
    defer { brackets -= 1 }
    skipNewlines()
    if reader.consume(symbol: ":") {
      guard consumeBelow(symbol: "]") else { throw SyntaxError("expected ']'", at: reader.range) }
      return .record([])
    }
    let isKey = reader.kind == .string && reader.kind(ahead: 1) == .symbol(":")
    return isKey ? .record(try dictionary()) : .list(try list())
  }

  private mutating func dictionary() throws(SyntaxError) -> [NamedOption] {
    var fields: [NamedOption] = []
    while !consumeBelow(symbol: "]") {
      if !fields.isEmpty {
        guard consumeBelow(symbol: ",") else {
          throw SyntaxError("expected ',' or ']'", at: reader.range)
        }
        if consumeBelow(symbol: "]") { break }
      }
      skipNewlines()
      let range = reader.range
      let key = try reader.string("the key")
      guard reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after \"\(key)\"", at: reader.range)
      }
      fields.append(NamedOption(name: key, value: try expression(), range: range))
    }
    return fields
  }

  private mutating func list() throws(SyntaxError) -> [ValueExpression] {
    var values: [ValueExpression] = []
    while !consumeBelow(symbol: "]") {
      if !values.isEmpty {
        guard consumeBelow(symbol: ",") else {
          throw SyntaxError(
            "expected ',' or ']'", at: reader.range)
        }
        if consumeBelow(symbol: "]") { break }
      }
      skipNewlines()
      values.append(try expression())
    }
    return values
  }

  /// Reads the fields of a record after its brace.
  mutating func record() throws(SyntaxError) -> [NamedOption] {
    brackets += 1
    defer { brackets -= 1 }
    var fields: [NamedOption] = []
    while !consumeBelow(symbol: "}") {
      if !fields.isEmpty {
        guard consumeBelow(symbol: ",") else {
          throw SyntaxError(
            "expected ',' or '}'", at: reader.range)
        }
        if consumeBelow(symbol: "}") { break }
      }
      skipNewlines()
      let (name, range) = try name("the field")
      guard reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after '\(name)'", at: reader.range)
      }
      fields.append(NamedOption(name: name, value: try expression(), range: range))
    }
    return fields
  }
}
