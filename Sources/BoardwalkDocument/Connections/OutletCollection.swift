import BoardwalkTree

/// A property connected to several objects, one of them here.
public struct OutletCollection: DocumentObject {
  /// The `outletCollection` element.
  public let element: Element

  /// The connection that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The property's name.
  public var property: String { element["property"] ?? "" }

  /// The id of the object that is added to the collection.
  public var destinationID: String { element["destination"] ?? "" }
}
