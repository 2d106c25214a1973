import BoardwalkTree

/// A part of a document kept as it was written, so that compiling drops nothing.
public struct ArchivedElement: Sendable, Hashable {
  /// The element's name.
  public var name: String

  /// Its attributes, as written.
  public var attributes: [String: String]

  /// Its text, if it has any.
  public var text: String?

  /// The elements inside.
  public var children: [ArchivedElement]

  /// The part without `attributes` and without children.
  public init(name: String, attributes: [String: String] = [:], text: String? = nil) {
    self.name = name
    self.attributes = attributes
    self.text = text
    children = []
  }

  /// All that `element` says.
  public init(_ element: Element) {
    name = element.name
    attributes = Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    text = element.text
    children = element.children.map(ArchivedElement.init)
  }

  /// The element called `name` that this one keeps as `key`, such as the colour that is its tint.
  public func child(_ name: String, key: String) -> ArchivedElement? {
    children.first { $0.name == name && $0.attributes["key"] == key }
  }
}
