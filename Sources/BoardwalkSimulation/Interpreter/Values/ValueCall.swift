import BoardwalkBehavior

/// A call on a text, a list or a date: `title.contains(query)`.
enum ValueCall {
  /// The answer of a value to a call with the arguments; nil if it is of another type.
  typealias Body = @Sendable (Value, [Value]) -> Value?

  private static let tables = [table, texts, collections, dates]

  /// The names of all calls.
  static var names: Set<String> {
    Set(tables.flatMap(\.keys)).union(indices.keys.map { String($0.prefix { $0 != "(" }) })
  }

  /// The answer of `value` to `call`; nil if there is no such call.
  static func answer(to call: MethodCall, of value: Value) throws(Fault) -> Value? {
    let arguments = call.arguments
    if let index = indices[call.signature] { return index(value, arguments) }
    let calls = tables.compactMap { $0[call.name] }
    guard !calls.isEmpty else { return nil }
    guard let answer = calls.lazy.compactMap({ $0(value, arguments) }).first else {
      let given = arguments.map(\.typeDescription).joined(separator: ", ")
      throw Fault("\(call.name)(\(given)) cannot be called on \(value.typeDescription)")
    }
    return answer
  }

  private static let table: [String: Body] = [
    "rounded": { value, arguments in
      let rules: [String: FloatingPointRoundingRule] = [
        "up": .up, "down": .down, "towardZero": .towardZero,
      ]
      let rule = arguments.first?.word.flatMap { rules[$0] } ?? .toNearestOrAwayFromZero
      return value.double.map { .number($0.rounded(rule)) }
    },
    "quotientAndRemainder": { value, arguments in
      guard let number = value.integer, let other = arguments.first?.integer, other != 0 else {
        return nil
      }
      let parts = number.quotientAndRemainder(dividingBy: other)
      return .tuple(
        [.number(Double(parts.quotient)), .number(Double(parts.remainder))],
        labels: ["quotient", "remainder"])
    },
    "truncatingRemainder": { value, arguments in
      guard let number = value.double, let other = arguments.first?.double, other != 0 else {
        return nil
      }
      return .number(number.truncatingRemainder(dividingBy: other))
    },
    "isMultiple": { value, arguments in
      guard let number = value.integer, let other = arguments.first?.integer else { return nil }
      return .bool(number.isMultiple(of: other))
    },
    "contains": contains, "localizedCaseInsensitiveContains": containsInAnyCase,
    "localizedStandardContains": containsInAnyCase,
    "hasPrefix": ofPairs { .bool($0.hasPrefix($1)) },
    "hasSuffix": ofPairs { .bool($0.hasSuffix($1)) },
    "index": index, "firstIndex": index,
    "translation": property("translation"), "velocity": property("velocity"),
    "location": property("location"),
    "uppercased": property("uppercased"), "lowercased": property("lowercased"),
    "reversed": { value, _ in value.sequence.map { .list($0.reversed()) } },
    "trimmingCharacters": ofTexts { text, arguments in
      let set = arguments.first.flatMap(CharacterSetValue.init)
      return set.map { .text(text.trimmed(where: $0.contains)) }
        ?? ValueProperty.read("trimmed", of: .text(text))
    },
    "components": ofTexts { text, arguments in
      if let set = arguments.first.flatMap(CharacterSetValue.init) {
        let parts = text.split(omittingEmptySubsequences: false, whereSeparator: set.contains)
        return .list(parts.map { .text(String($0)) })
      }
      guard case .text(let separator)? = arguments.first else { return nil }
      return .list(text.split(by: separator).map { .text($0) })
    },
    "replacingCharacters": ofTexts { text, arguments in
      guard case .record(let range)? = arguments.first,
        let start = range["location"]?.integer, let length = range["length"]?.integer,
        case .text(let replacement)? = arguments.last, start >= 0, length >= 0,
        start + length <= text.count
      else { return nil }
      return .text(text.prefix(start) + replacement + text.dropFirst(start + length))
    },
    "enumerated": { value, _ in
      guard let values = value.sequence else { return nil }
      return .list(
        values.enumerated().map { index, element in
          .tuple([.number(Double(index)), element], labels: ["offset", "element"])
        })
    },
    "swapAt": { value, arguments in
      guard case .list(var values) = value, arguments.count == 2,
        let first = arguments[0].integer, let second = arguments[1].integer,
        values.indices.contains(first), values.indices.contains(second)
      else { return nil }
      values.swapAt(first, second)
      return .list(values)
    },
    "dropFirst": { value, arguments in
      let count = max(0, arguments.first?.integer ?? 1)
      return value.sequence.map { value.holding(Array($0.dropFirst(count))) }
    },
    "dropLast": { value, arguments in
      let count = max(0, arguments.first?.integer ?? 1)
      return value.sequence.map { value.holding(Array($0.dropLast(count))) }
    },
    "suffix": { value, arguments in
      guard let count = arguments.first?.integer, count >= 0 else { return nil }
      return value.sequence.map { value.holding(Array($0.suffix(count))) }
    },
    "joined": { value, arguments in
      guard case .list(let values) = value else { return nil }
      return .text(values.joinedText(separator: arguments.first?.text ?? ""))
    },
    "formatted": { value, arguments in
      if let number = value.double, arguments.isEmpty {
        return .text(FormattedNumber(["numberStyle": .word("decimal")]).text(number))
      }
      guard case .date(let seconds) = value else { return nil }
      if case .text(let pattern)? = arguments.first {
        return .text(CalendarDate(seconds).text(pattern))
      }
      return .text(DateText(dateStyles(arguments), of: "DateFormatter").text(CalendarDate(seconds)))
    },
    "sorted": { value, arguments in
      guard case .list(let values) = value else { return nil }
      guard case .text(let key) = arguments.first else {
        return .list(values.stablySorted { $0 })
      }
      return .list(values.stablySorted { ValueProperty.read(key, of: $0) ?? .nil })
    },
    "prefix": { value, arguments in
      guard let count = arguments.first?.integer, count >= 0 else { return nil }
      return value.sequence.map { value.holding(Array($0.prefix(count))) }
    },
  ]
}

extension ValueCall {
  /// The styles of `formatted(date: .abbreviated, time: .shortened)`, and those without arguments.
  private static func dateStyles(_ arguments: [Value]) -> [String: Value] {
    let date = [
      "numeric": "short", "abbreviated": "medium", "long": "long", "complete": "full",
      "omitted": "none",
    ]
    let time = ["shortened": "short", "standard": "medium", "complete": "full", "omitted": "none"]
    guard arguments.count == 2 else {
      return ["dateStyle": .word("short"), "timeStyle": .word("short")]
    }
    return [
      "dateStyle": .word(date[arguments[0].word ?? ""] ?? "short"),
      "timeStyle": .word(time[arguments[1].word ?? ""] ?? "short"),
    ]
  }

  /// Whether a text contains another one, in any case.
  private static let containsInAnyCase = ofPairs { text, part in
    .bool(part.isEmpty || text.lowercased().contains(part.lowercased()))
  }

  /// Whether a text contains another one, a list an element, or a set the characters of
  /// a text.
  private static let contains: Body = { value, arguments in
    switch (value, arguments.first) {
    case (.text(let text), .text(let part)):
      .bool(part.isEmpty || text.contains(part))
    case (.list(let values), let element?): .bool(values.contains(element))
    case (.object, .number(let number)?): ValueRange(value).map { .bool($0.contains(number)) }
    case (.object(CharacterSetValue.className, _), .text(let text)?):
      CharacterSetValue(value).map { set in .bool(text.allSatisfy(set.contains)) }
    default: nil
    }
  }

  private static let dates: [String: Body] = [
    "addingTimeInterval": { value, arguments in
      guard case .date(let seconds) = value, let interval = arguments.first?.double else {
        return nil
      }
      return .date(seconds + interval)
    },
    "timeIntervalSince": { value, arguments in
      guard case (.date(let seconds), .date(let other)?) = (value, arguments.first) else {
        return nil
      }
      return .number(seconds - other)
    },
  ]

  private static let index: Body = { value, arguments in
    guard let values = value.sequence, let element = arguments.first else { return nil }
    return values.firstIndex(of: element).map { .number(Double($0)) } ?? .nil
  }

  /// A method of Swift's that is a property here.
  private static func property(_ name: String) -> Body {
    { value, _ in ValueProperty.read(name, of: value) }
  }
}

extension String {
  /// Its parts between `separator`; the whole text if that is empty.
  fileprivate func split(by separator: String) -> [String] {
    guard !separator.isEmpty else { return [self] }
    return split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

extension [Value] {
  /// Their texts with `separator` between them; no more of them than show that a text is too long.
  fileprivate func joinedText(separator: String) -> String {
    var text = ""
    for (index, value) in enumerated() where text.utf8.count <= ValueLimits.textLength {
      text += (index > 0 ? separator : "") + value.text
    }
    return text
  }

  /// The values by what `key` gives of each; equals stay in their order.
  fileprivate func stablySorted(by key: (Value) -> Value) -> [Value] {
    let keys = map(key)
    return indices.sorted { left, right in
      switch keys[left].isOrdered(before: keys[right]) {
      case true?: true
      case false? where keys[right].isOrdered(before: keys[left]) == true: false
      default: left < right
      }
    }.map { self[$0] }
  }
}

extension Value {
  /// Whether it has an order of Swift's, whatever the app defines.
  var isPlain: Bool {
    switch self {
    case .number, .date, .text, .indexPath: true
    default: false
    }
  }

  /// Whether it comes before `other`; nil if they cannot be compared.
  func isOrdered(before other: Value) -> Bool? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.indexPath(let left), .indexPath(let right)): left.lexicographicallyPrecedes(right)
    default: tupleParts.flatMap { left in other.tupleParts.flatMap { left.isOrdered(before: $0) } }
    }
  }
}

extension [Value] {
  /// Whether the first of the values that differ from those of `other` is before that one; nil if
  /// they cannot be compared.
  fileprivate func isOrdered(before other: [Value]) -> Bool? {
    for (left, right) in zip(self, other) where left != right {
      return left.isOrdered(before: right)
    }
    return count < other.count
  }
}
