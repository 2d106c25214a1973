/// A property of a text, a number, a list or a date: `items.count`, `name.isEmpty`.
enum ValueProperty {
  /// The property `name` of `value`; nil if values of its sort have none of that name.
  static func read(_ name: String, of value: Value) -> Value? {
    ofAny(name, value) ?? own(name, of: value)
  }

  /// The property `name` that every value has; nil if there is none.
  static func ofAny(_ name: String, _ value: Value) -> Value? { everywhere[name]?(value) }

  private static func own(_ name: String, of value: Value) -> Value? {
    switch value {
    case .text(let text): texts[name]?(text)
    case .list(let values): lists[name]?(values)
    case .indexPath(let path): paths[name]?(path)
    case .record(let fields):
      fields[name] ?? (name == "count" ? .number(Double(fields.count)) : nil)
    case .object(_, let fields):
      SnapshotCall.property(name, of: value) ?? fields[name]
        ?? AlertContent.part(name, of: value) ?? .nil
    default: nil
    }
  }

  /// The names of the properties of values; records have others.
  static var names: Set<String> {
    Set(everywhere.keys).union(texts.keys).union(lists.keys).union(paths.keys)
  }

  private static let everywhere: [String: @Sendable (Value) -> Value] = [
    "isList": { if case .list = $0 { .bool(true) } else { .bool(false) } },
    "isText": { if case .text = $0 { .bool(true) } else { .bool(false) } },
    "isNil": { .bool($0 == .nil) },
  ]

  private static let texts: [String: @Sendable (String) -> Value] = [
    "count": { .number(Double($0.count)) },
    "isEmpty": { .bool($0.isEmpty) },
    "uppercased": { .text($0.uppercased()) },
    "lowercased": { .text($0.lowercased()) },
    "trimmed": { text in
      let end = text.lastIndex { !$0.isWhitespace }
      guard let start = text.firstIndex(where: { !$0.isWhitespace }), let end else {
        return .text("")
      }
      return .text(String(text[start...end]))
    },
  ]

  private static let lists: [String: @Sendable ([Value]) -> Value] = [
    "count": { .number(Double($0.count)) },
    "isEmpty": { .bool($0.isEmpty) },
    "first": { $0.first ?? .nil },
    "last": { $0.last ?? .nil },
    "reversed": { .list($0.reversed()) },
  ]

  private static let paths: [String: @Sendable ([Int]) -> Value] = [
    "section": { .number(Double($0.first ?? 0)) },
    "row": { .number(Double($0.count > 1 ? $0[1] : 0)) },
    "item": { .number(Double($0.count > 1 ? $0[1] : 0)) },
  ]
}
