import BoardwalkSchema

/// The attributes whose value is the id of another object in the same document.
package struct ReferenceAttribute: Sendable, Hashable {
  /// The element that has it.
  package let element: String

  /// The attribute's name.
  package let attribute: String

  /// The effect of a dangling id at run time.
  package let consequence: String

  private init(_ element: String, _ attribute: String, _ consequence: String) {
    self.element = element
    self.attribute = attribute
    self.consequence = consequence
  }

  /// All of them.
  package static let all: [ReferenceAttribute] = Schema.all.flatMap { element in
    element.references.compactMap { attribute in
      guard case .reference(let broken?) = attribute.form else { return nil }
      return ReferenceAttribute(element.name, attribute.name, broken)
    }
  }

  /// The reference attribute `attribute` of elements named `element`; nil if there is none.
  package static func named(_ attribute: String, of element: String) -> ReferenceAttribute? {
    all.first { $0.attribute == attribute && $0.element == element }
  }
}
