/// The meaning of a foreign word, for elements of certain kinds or for any.
struct ForeignHint: Sendable {
  /// The elements for which the hint holds; nil for all.
  let kinds: Set<String>?

  /// The replacement. `TEXT` and `NUMBER` represent the author's value.
  let hint: String
}

extension [ForeignHint] {
  /// A hint for all elements.
  static func anywhere(_ hint: String) -> [ForeignHint] {
    [ForeignHint(kinds: nil, hint: hint)]
  }

  /// A hint for elements named `kinds`.
  static func only(_ kinds: Set<String>, _ hint: String) -> [ForeignHint] {
    [ForeignHint(kinds: kinds, hint: hint)]
  }

  /// The hint for elements named `kind`: the first that applies.
  func hint(in kind: String) -> String? {
    first { $0.kinds?.contains(kind) ?? true }?.hint
  }
}

extension String {
  /// The advice with the object or the message `text` as its target, if that can be one.
  private func leading(to text: String) -> String {
    guard Spelling.isWord(text) else { return self }
    guard hasPrefix("'segue") || hasPrefix("'outlet") else {
      return text.contains(".") ? replacing("TARGET.MESSAGE:", with: text) : self
    }
    return replacing("TARGET", with: text)
  }

  /// The hint with `value` in place of its placeholder, if that is a text or a number.
  func text(for value: FieldValue?) -> String {
    switch value {
    case .plain(let text):
      guard let number = NumberWithUnit(text)?.number else {
        return replacing("\"TEXT\"", with: Spelling.quoted(text)).leading(to: text)
      }
      let type = Int(number) == nil ? "real" : "integer"
      return replacing("integer: NUMBER", with: "\(type): \(number)")
        .replacing("NUMBER", with: number)
    case .call("size", let sides) where sides.count == 2:
      return replacing("WIDTH", with: sides[0]).replacing("HEIGHT", with: sides[1])
    default: return self
    }
  }
}
