import BoardwalkBase

/// Calls on lists, sets and dictionaries. A set is a list without equal elements.
extension ValueCall {
  static let collections: [String: Body] = [
    "inserting": ofLists { values, arguments in
      guard let element = arguments.first, arguments.count == 1 else { return nil }
      return .list(values.contains(element) ? values : values + [element])
    },
    "emptied": { value, _ in value.holding([]) },
    "removing": ofLists { values, arguments in
      guard let index = arguments.first.flatMap({ values.firstIndex(of: $0) }) else {
        return .list(values)
      }
      return .list(Array(values[..<index] + values[(index + 1)...]))
    },
    "union": ofLists { values, others in
      .list((values + (others.first?.elements ?? [])).uniqued())
    },
    "intersection": ofSets { values, other in .list(values.filter(other.contains)) },
    "subtracting": ofSets { values, other in .list(values.filter { !other.contains($0) }) },
    "symmetricDifference": ofLists { values, others in
      let other = others.first?.elements ?? []
      let (own, foreign) = (Set(values), Set(other))
      return .list(values.filter { !foreign.contains($0) } + other.filter { !own.contains($0) })
    },
    "isDisjoint": ofSets { values, other in .bool(!values.contains(where: other.contains)) },
    "isSubset": ofSets { values, other in .bool(values.allSatisfy(other.contains)) },
    "min": ofLists { values, _ in values.extreme { $0.isOrdered(before: $1) } },
    "max": ofLists { values, _ in values.extreme { $1.isOrdered(before: $0) } },
    "removingValue": { value, arguments in
      arguments.first.flatMap { value.replacing($0, by: nil) }
    },
    "updatingValue": { value, arguments in
      arguments.count == 2 ? value.replacing(arguments[1], by: arguments[0]) : nil
    },
  ]

  private static func ofSets(
    _ body: @escaping @Sendable ([Value], Set<Value>) -> Value
  ) -> Body {
    ofLists { values, others in body(values, Set(others.first?.elements ?? [])) }
  }

  private static func ofLists(
    _ body: @escaping @Sendable ([Value], [Value]) -> Value?
  ) -> Body {
    { value, arguments in
      guard case .list(let values) = value else { return nil }
      return body(values, arguments)
    }
  }
}

extension [Value] {
  /// The element that is before all others in the order of `isBefore`; nil if there is none, or they
  /// cannot be compared.
  fileprivate func extreme(_ isBefore: (Value, Value) -> Bool?) -> Value? {
    guard var result = first else { return .nil }
    for element in dropFirst() {
      guard let isBetter = isBefore(element, result) else { return nil }
      if isBetter { result = element }
    }
    return result
  }
}

extension Value {
  /// The elements of a list, the entries of a dictionary in the order of its keys, or the characters
  /// of a text; nil for another value.
  var sequence: [Value]? {
    switch self {
    case .list(let values): values
    case .record, .dictionary:
      entries?.map { .tuple([$0.key, $0.value], labels: ["key", "value"]) }
    case .text(let text): text.map { .text(String($0)) }
    default: nil
    }
  }

  /// What is left of a sequence of its sort with only the elements `elements`.
  func holding(_ elements: [Value]) -> Value {
    switch self {
    case .text: return .text(elements.map(\.text).joined())
    case .record, .dictionary:
      return Value(entries: elements.compactMap(\.pair).map { (key: $0.0, value: $0.1) })
    default: return .list(elements)
    }
  }
}

/// Calls that move an index of a list or a text, which is a number here.
extension ValueCall {
  static let indices: [String: Body] = [
    "index(after:)": { _, arguments in arguments[0].moved(by: 1) },
    "index(before:)": { _, arguments in arguments[0].moved(by: -1) },
    "index(_:offsetBy:)": { _, arguments in
      arguments[1].integer.flatMap { arguments[0].moved(by: $0) }
    },
    "distance(from:to:)": { _, arguments in
      guard let start = arguments[0].double, let end = arguments[1].double else { return nil }
      return .number(end - start)
    },
  ]
}

extension Value {
  /// The index `count` places behind it; nil if it is no number.
  fileprivate func moved(by count: Int) -> Value? { double.map { .number($0 + Double(count)) } }
}
