import BoardwalkTree

/// A property connected to an object.
public struct Outlet: DocumentObject {
  /// The `outlet` element.
  public let element: Element

  /// The outlet that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The property's name.
  public var property: String { element["property"] ?? "" }

  /// The id of the object it is connected to.
  public var destinationID: String { element["destination"] ?? "" }
}
