import BoardwalkDocument

/// An element that no template models, preserved in the compiled graph.
package struct ArchivedElement: Sendable, Hashable {
  /// The element's name.
  package var name: String

  /// Its attributes, as written.
  package var attributes: [String: String]

  /// Its text, if it has any.
  package var text: String?

  /// The elements inside.
  package var children: [ArchivedElement]

  /// The part without `attributes` and without children.
  package init(name: String, attributes: [String: String] = [:], text: String? = nil) {
    self.name = name
    self.attributes = attributes
    self.text = text
    children = []
  }

  /// The contents of `element`.
  package init(_ element: Element) {
    name = element.name
    attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    text = element.text
    children = element.children.map(ArchivedElement.init)
  }

  /// The child element `name` with the key `key`, such as a tint color.
  package func child(_ name: String, key: String) -> ArchivedElement? {
    children.first { $0.name == name && $0["key"] == key }
  }
}
