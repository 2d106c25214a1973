import BoardwalkTree

/// A linear relation between two anchors: `first = multiplier × second + constant`.
public struct Constraint: DocumentObject {
  /// The `constraint` element.
  public let element: Element

  /// The constraint that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The id of the first item; nil means the view whose `constraints` hold this one.
  public var firstItemID: String? { element["firstItem"] }

  /// The first item's attribute, such as `leading`.
  public var firstAttribute: String { element["firstAttribute"] ?? "" }

  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String { element["relation"] ?? "equal" }

  /// The id of the second item; nil for a constant size.
  public var secondItemID: String? { element["secondItem"] }

  /// The second item's attribute.
  public var secondAttribute: String? { element["secondAttribute"] }

  /// The factor of the second attribute, written as a number, a ratio or a fraction.
  public var multiplier: Multiplier? { Multiplier(element["multiplier"] ?? "1") }

  /// What is added, in points.
  public var constant: Double { element.number("constant") ?? 0 }

  /// How strongly it holds; 1000 is required.
  public var priority: Double { element.number("priority") ?? 1000 }

  /// Whether the constant stands for the system's standard spacing.
  public var isSymbolic: Bool { element["symbolic"] == "YES" }

  /// Whether it is removed when the document is compiled.
  public var isPlaceholder: Bool { element["placeholder"] == "YES" }

  /// The view whose `constraints` hold it.
  public var owner: Element? { element.parent?.parent }
}
