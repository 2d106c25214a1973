import BoardwalkSchema

/// The words that an attribute with a closed set of values can have.
package struct AttributeWords: Sendable {
  /// The words on single elements, by their indices in `Schema.all`.
  private var onElements: [(element: Int16, words: NameTable)] = []

  /// The words on all other elements.
  private var elsewhere: NameTable?

  /// Whether the attribute can be `value` on the element with the index `element` in `Schema.all`,
  /// or on an unknown one.
  func allows(_ value: ArraySlice<UInt8>, onElement element: Int16?) -> Bool {
    for place in onElements.indices where onElements[place].element == element {
      return onElements[place].words.contains(value)
    }
    return elsewhere?.contains(value) ?? true
  }

  /// The words of each attribute that has any, with its name.
  static let all: [(name: String, words: AttributeWords)] = lists.map { name, lists in
    var words = AttributeWords()
    words.elsewhere = lists[anywhere].map { NameTable($0) }
    for (index, element) in Schema.all.enumerated() {
      guard let list = lists[element.name] else { continue }
      words.onElements.append((Int16(index), NameTable(list)))
    }
    return (name, words)
  }
}

extension AttributeWords {
  /// The words of the attribute `name` of elements named `element`; nil if any value is valid.
  package static func list(of name: String, in element: String) -> [String]? {
    guard let lists = lists[name] else { return nil }
    return lists[element] ?? lists[anywhere]
  }

  /// Whether the attribute `name` can be `yes` or `no` as two of several words, and not as YES or
  /// NO.
  package static func hasLowercaseBooleans(_ name: String) -> Bool {
    lowercaseBooleans.contains(name)
  }

  private static let lowercaseBooleans = Set(
    lists.filter { $0.value.values.contains { $0.contains("no") } }.keys)

  /// The words of each attribute by element, and those for all other elements.
  private static let lists: [String: [String: [String]]] = Schema.attributes.compactMapValues {
    uses in
    var lists: [String: [String]] = [:]
    for (element, attribute) in uses {
      if case .choice(let words) = attribute.form { lists[element] = words }
    }
    if let name = uses.first?.attribute.name, case .choice(let words)? = Schema.commonForms[name] {
      lists[anywhere] = words
    }
    return lists.isEmpty ? nil : lists
  }

  private static let anywhere = ""
}
