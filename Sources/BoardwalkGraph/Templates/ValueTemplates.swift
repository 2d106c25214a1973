import BoardwalkDocument
import BoardwalkTree

/// A linear relation between two anchors: `first = multiplier × second + constant`.
public struct ConstraintTemplate: Sendable, Hashable, Codable {
  /// Its id in the document.
  public var id: String?

  /// The id of the first item; nil means the view that holds the constraint.
  public var firstItem: String?

  /// The first item's attribute.
  public var firstAttribute: String

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String

  /// The id of the second item.
  public var secondItem: String?

  /// The second item's attribute.
  public var secondAttribute: String?

  /// The factor of the second attribute.
  public var multiplier: Double

  /// What is added, in points.
  public var constant: Double

  /// How strongly it holds; 1000 is required.
  public var priority: Double

  /// Whether the constant stands for the system's standard spacing.
  public var isSymbolic: Bool

  /// Whether Interface Builder removes it when it compiles.
  public var isPlaceholder: Bool

  /// What it has otherwise under some traits, as written.
  public var variations: [ArchivedElement]

  /// Where it stands in its document.
  public var position: SourcePosition
}

/// A value that is set by key path when an object is loaded.
public struct RuntimeAttributeTemplate: Sendable, Hashable, Codable {
  /// The property to set.
  public var keyPath: String

  /// The value's type.
  public var type: String

  /// A value that fits an attribute.
  public var value: String?

  /// A value that does not.
  public var element: ArchivedElement?
}

/// A part of a document kept as it was written, so that compiling drops nothing.
public struct ArchivedElement: Sendable, Hashable, Codable {
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
}
