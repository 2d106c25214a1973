import BoardwalkBehavior

/// A type of Swift's, as a declaration writes it.
indirect enum SwiftTypeName {
  /// `Note`, or an optional one.
  case named(String, isOptional: Bool)

  /// `[Note]`
  case list(SwiftTypeName, isOptional: Bool)

  /// `[String: Note]`
  case dictionary(SwiftTypeName, key: String, isOptional: Bool)

  /// The type that `text` is, without spaces.
  init(_ text: String) {
    self.init(text[...], depth: 0)
  }

  /// Lists in lists are read as deep as values are.
  private init(_ whole: Substring, depth: Int) {
    let isOptional = whole.hasSuffix("?") || whole.hasSuffix("!")
    let text = isOptional ? whole.dropLast() : whole
    guard text.hasPrefix("["), text.hasSuffix("]"), depth < ValueLimits.depth else {
      self = .named(String(text), isOptional: isOptional)
      return
    }
    let inner = text.dropFirst().dropLast()
    // The key of a dictionary is no list or dictionary in JSON.
    if let colon = inner.firstIndex(of: ":"), !inner[..<colon].contains("[") {
      let value = SwiftTypeName(inner[inner.index(after: colon)...], depth: depth + 1)
      self = .dictionary(value, key: String(inner[..<colon]), isOptional: isOptional)
    } else {
      self = .list(SwiftTypeName(inner, depth: depth + 1), isOptional: isOptional)
    }
  }

  /// The type that `value` is: `Note.self`, `[Note].self`.
  init(_ value: Value) {
    switch value {
    case .list(let types):
      self = .list(SwiftTypeName(types.first ?? .nil), isOptional: false)
    case .record, .dictionary:
      let entry = value.entries?.first
      self = .dictionary(
        SwiftTypeName(entry?.value ?? .nil), key: entry?.key.text ?? "", isOptional: false)
    default: self = .named(value.text, isOptional: false)
    }
  }

  /// The name, as messages have it.
  var name: String {
    switch self {
    case .named(let name, _): name
    case .list(let element, _): "Array<\(element.name)>"
    case .dictionary(let value, let key, _): "Dictionary<\(key), \(value.name)>"
    }
  }

  /// Whether its values may be nil.
  var isOptional: Bool {
    switch self {
    case .named(_, let isOptional), .list(_, let isOptional),
      .dictionary(_, key: _, let isOptional):
      isOptional
    }
  }
}
