import BoardwalkBase

/// Lists, dictionaries and records.
extension BehaviorParser {
  /// Reads what `element` reads, with commas between and perhaps one at the end, up to the bracket
  /// `closing`; lines may be broken anywhere.
  mutating func list<Element>(
    until closing: Unicode.Scalar = ")",
    of element: (inout Self) throws(SyntaxError) -> Element
  ) throws(SyntaxError) -> [Element] {
    context.brackets += 1
    defer { context.brackets -= 1 }
    var elements: [Element] = []
    while !consumeBelow(symbol: closing) {
      if !elements.isEmpty {
        guard consumeBelow(symbol: ",") else {
          throw SyntaxError("expected ',' or '\(closing)'", at: reader.range)
        }
        if consumeBelow(symbol: closing) { break }
      }
      skipNewlines()
      elements.append(try element(&self))
    }
    return elements
  }

  /// Reads a list, or a dictionary, which is a record if all keys are known: `["count": 1]`.
  mutating func bracketed() throws(SyntaxError) -> ValueExpression.Form {
    skipNewlines()
    if reader.consume(symbol: ":") {
      guard consumeBelow(symbol: "]") else { throw SyntaxError("expected ']'", at: reader.range) }
      return .record([])
    }
    var isDictionary: Bool?
    let entries = try list(until: "]") { parser throws(SyntaxError) in
      let first = try parser.expression()
      isDictionary = isDictionary ?? (parser.reader.kind == .symbol(":"))
      guard isDictionary == true else { return (key: first, value: first) }
      guard parser.reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after the key", at: parser.reader.range)
      }
      return (key: first, value: try parser.expression())
    }
    guard isDictionary == true else { return .list(entries.map(\.value)) }
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
      let parts = [key, value].map { ValueExpression.Argument(value: $0) }
      let tuple = try self.value(.name(KnownNames.tuple), at: key.range)
      pairs.append(try self.value(.call(tuple, parts), at: key.range))
    }
    let range = entries[0].key.range
    let list = try value(.list(pairs), at: range)
    return .call(
      try value(.name("Dictionary"), at: range),
      [.init(label: "uniqueKeysWithValues", value: list)])
  }

  /// Reads the fields of a record after its brace.
  mutating func record() throws(SyntaxError) -> [NamedOption] {
    try list(until: "}") { parser throws(SyntaxError) in
      let (name, range) = try parser.name("the field")
      guard parser.reader.consume(symbol: ":") else {
        throw SyntaxError("expected ':' after '\(name)'", at: parser.reader.range)
      }
      return NamedOption(name: name, value: try parser.expression(), range: range)
    }
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
