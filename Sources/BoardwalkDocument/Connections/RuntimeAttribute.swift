import BoardwalkTree

/// A value that is set by key path when an object is loaded (NIB-04).
public struct RuntimeAttribute: DocumentObject {
  /// The `userDefinedRuntimeAttribute` element.
  public let element: Element

  /// The attribute that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The property to set.
  public var keyPath: String { element["keyPath"] ?? "" }

  /// The value's type: `boolean`, `number`, `string`, `color`, `point`, `size`, `rect`, `range`,
  /// `image`, `nil`.
  public var type: String { element["type"] ?? "" }

  /// A value that fits an attribute.
  public var value: String? { element["value"] }

  /// The element that holds the value where it does not fit an attribute.
  public var valueElement: Element? { element.child(key: "value") }
}
