import BoardwalkBase

/// Values whose meaning follows from the type that a declaration gives them.
extension BehaviorParser {
  /// `value` where the type `type`, written without spaces, is declared, nil for none: a constant
  /// without its type is one of that type, the entries of `KeyValuePairs` keep their order, and a
  /// set has no equal elements.
  func typed(_ value: ValueExpression, as type: String?) throws(SyntaxError) -> ValueExpression {
    guard let type else { return value }
    let name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    switch value.form {
    case .word(let word) where isConstant(word, of: name):
      return try member(word, of: name, at: value.range)
    case .call(let callee, let arguments):
      if name == "KeyValuePairs" { return try pairs(value) }
      guard case .word(let word) = callee.form, isConstant(word, of: name) else { return value }
      return try self.value(
        .call(try member(word, of: name, at: callee.range), arguments), at: value.range)
    case .record where name == "KeyValuePairs": return try pairs(value)
    case .list(let elements) where name == "Set" && elements.count > 1:
      return try self.value(
        .call(try self.value(.name("Set"), at: value.range), [.init(value: value)]),
        at: value.range)
    default: return value
    }
  }

  /// Whether the type `type` has the value `word` of its own, which is no case.
  private func isConstant(_ word: String, of type: String) -> Bool {
    KnownNames.typesWithConstants.contains(type) && word != "init"
      || declaredNames.types.contains(type) && declaredNames.statics.contains(word)
  }

  private func member(
    _ word: String, of type: String, at range: Range<Int>
  ) throws(SyntaxError) -> ValueExpression {
    try value(.member(try value(.name(type), at: range), word, at: range), at: range)
  }

  /// The list of the entries of the dictionary that `value` is, in their order.
  private func pairs(_ value: ValueExpression) throws(SyntaxError) -> ValueExpression {
    var entries: [ValueExpression] = []
    switch value.form {
    case .record(let fields):
      for field in fields {
        let key = try self.value(.text(field.name), at: field.range)
        entries.append(try pair(key, field.value))
      }
    case .call(let callee, let arguments) where callee.form == .name("Dictionary"):
      guard case .list(let tuples)? = arguments.first?.value.form else { return value }
      for tuple in tuples {
        guard case .call(_, let parts) = tuple.form, parts.count == 2 else { return value }
        entries.append(try pair(parts[0].value, parts[1].value))
      }
    default: return value
    }
    return try self.value(.list(entries), at: value.range)
  }

  private func pair(
    _ key: ValueExpression, _ value: ValueExpression
  ) throws(SyntaxError) -> ValueExpression {
    let tuple = try self.value(.name(KnownNames.tuple), at: key.range)
    return try self.value(
      .call(tuple, [.init(label: "key", value: key), .init(label: "value", value: value)]),
      at: key.range)
  }
}

/// Initializers of lists and dictionaries: `[Int]()`, `[String: [Int]](minimumCapacity: 8)`.
extension BehaviorParser {
  /// Reads the initializer of a list or a dictionary after its bracket; nil if it is no type.
  mutating func collectionInitializer() throws(SyntaxError) -> ValueExpression? {
    guard let (distance, isDictionary) = collectionType else { return nil }
    let start = reader.range.lowerBound
    for _ in 0..<distance { reader.skip() }
    reader.skip()
    let arguments = try list { parser throws(SyntaxError) in try parser.argument() }
    let range = start..<reader.lastEnd
    guard !arguments.isEmpty, arguments.first?.label != "minimumCapacity" else {
      return try value(isDictionary ? .record([]) : .list([]), at: range)
    }
    let type = try value(.name(isDictionary ? "Dictionary" : "Array"), at: range)
    return try value(.call(type, arguments), at: range)
  }

  /// The number of tokens of the type of a list or a dictionary that an initializer follows, and
  /// whether it is a dictionary's; nil if something else is in the brackets.
  private var collectionType: (distance: Int, isDictionary: Bool)? {
    var distance = 1
    var open = 1
    var isDictionary = false
    while open > 0 {
      guard distance < Self.typeLength else { return nil }
      switch reader.kind(ahead: distance) {
      case .symbol("["), .symbol("("), .symbol("<"): open += 1
      case .symbol("]"), .symbol(")"): open -= 1
      // The arrow of a function.
      case .symbol("-"): distance += 1
      case .symbol(">"): open -= 1
      case .symbol(":"): isDictionary = isDictionary || open == 1
      case .symbol("?"), .symbol(","): break
      case .word:
        guard reader.peek(distance).text.first?.isUppercase == true else { return nil }
      default: return nil
      }
      distance += 1
    }
    guard reader.kind(ahead: distance) == .symbol("("),
      reader.range(ahead: distance).lowerBound == reader.range(ahead: distance - 1).upperBound
    else { return nil }
    return (distance, isDictionary)
  }

  /// More tokens than readable types have.
  private static let typeLength = 60
}
