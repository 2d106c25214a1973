import BoardwalkSchema

/// The attributes whose value is the id of another object in the same document.
package struct ReferenceAttribute: Sendable, Hashable {
  /// The element that has it.
  package let element: String

  /// The attribute's name.
  package let attribute: String

  /// What happens at run time if nothing has that id.
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

  /// The one called `attribute` on elements called `element`, if that is one.
  package static func named(_ attribute: String, of element: String) -> ReferenceAttribute? {
    all.first { $0.attribute == attribute && $0.element == element }
  }
}
