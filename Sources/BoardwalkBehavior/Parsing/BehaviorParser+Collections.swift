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
    guard !consumeBelow(symbol: "]") else { return .list([]) }
    skipNewlines()
    let first = try expression()
    return reader.kind == .symbol(":") ? try dictionary(from: first) : .list(try list(from: first))
  }

  /// Reads a dictionary behind its first key: a record, if all keys are known.
  private mutating func dictionary(
    from first: ValueExpression
  ) throws(SyntaxError) -> ValueExpression.Form {
    var entries = [try entry(first)]
    while !consumeBelow(symbol: "]") {
      guard consumeBelow(symbol: ",") else {
        throw SyntaxError("expected ',' or ']'", at: reader.range)
      }
      if consumeBelow(symbol: "]") { break }
      skipNewlines()
      entries.append(try entry(try expression()))
    }
    let fields = entries.compactMap { entry in
      entry.key.key.map { NamedOption(name: $0, value: entry.value, range: entry.key.range) }
    }
    return fields.count == entries.count ? .record(fields) : try computed(entries)
  }

  /// The call that makes a dictionary of entries whose keys are values.
  private func computed(
    _ entries: [(key: ValueExpression, value: ValueExpression)]
  ) throws(SyntaxError) -> ValueExpression.Form {
    var pairs: [ValueExpression] = []
    for (key, value) in entries {
      let parts = [key, value].map {
        ValueExpression.Argument(label: nil, labelRange: nil, value: $0)
      }
      let tuple = try self.value(.name(KnownNames.tuple), at: key.range)
      pairs.append(try self.value(.call(tuple, parts), at: key.range))
    }
    let range = entries[0].key.range
    let list = try value(.list(pairs), at: range)
    return .call(
      try value(.name("Dictionary"), at: range),
      [.init(label: "uniqueKeysWithValues", labelRange: nil, value: list)])
  }

  private mutating func entry(
    _ key: ValueExpression
  ) throws(SyntaxError) -> (key: ValueExpression, value: ValueExpression) {
    guard reader.consume(symbol: ":") else {
      throw SyntaxError("expected ':' after the key", at: reader.range)
    }
    return (key, try expression())
  }

  /// Reads a list behind its first element.
  private mutating func list(
    from first: ValueExpression
  ) throws(SyntaxError) -> [ValueExpression] {
    var values = [first]
    while !consumeBelow(symbol: "]") {
      guard consumeBelow(symbol: ",") else {
        throw SyntaxError(
          "expected ',' or ']'", at: reader.range)
      }
      if consumeBelow(symbol: "]") { break }
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

extension ValueExpression {
  /// The name of the entry of a dictionary of which it is the key; nil if that is not known.
  fileprivate var key: String? {
    switch form {
    case .text(let text): text
    // A constant of a system's type, as `NSAttributedString.Key.font`.
    case .member(let type, let name, at: _) where type.isSystemType: name
    default: nil
    }
  }

  /// Whether it is a type of UIKit's or Foundation's, or one inside it.
  private var isSystemType: Bool {
    switch form {
    case .name(let name): name.hasPrefix("NS") || name.hasPrefix("UI")
    case .member(let outer, _, at: _): outer.isSystemType
    default: false
    }
  }
}
