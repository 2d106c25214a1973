/// The meaning of a foreign word, for elements of certain kinds or for any.
struct ForeignMeaning: Sendable {
  /// The elements; nil if it means that in all of them.
  let kinds: Set<String>?

  /// What to write in its place. `TEXT` and `NUMBER` stand for what the author wrote.
  let advice: String
}

extension [ForeignMeaning] {
  /// The word means `advice` in all elements.
  static func anywhere(_ advice: String) -> [ForeignMeaning] {
    [ForeignMeaning(kinds: nil, advice: advice)]
  }

  /// The word means `advice` in elements called `kinds`.
  static func only(_ kinds: Set<String>, _ advice: String) -> [ForeignMeaning] {
    [ForeignMeaning(kinds: kinds, advice: advice)]
  }

  /// The advice for elements called `kind`: the first that is for them.
  func advice(in kind: String) -> String? {
    first { $0.kinds?.contains(kind) ?? true }?.advice
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

  /// The advice with the author's own `value` in it, where that is a text or a number.
  func saying(_ value: FieldValue?) -> String {
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
