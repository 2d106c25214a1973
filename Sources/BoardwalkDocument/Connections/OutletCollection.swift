/// A property connected to several objects, one of them here.
package struct OutletCollection: DocumentObject {
  /// The `outletCollection` element.
  package let element: Element

  /// The connection that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The property's name.
  package var property: String { element["property"] ?? "" }

  /// The id of the object in the collection.
  package var destinationID: String { element["destination"] ?? "" }
}
