/// A property connected to an object.
package struct Outlet: DocumentObject {
  /// The `outlet` element.
  package let element: Element

  /// The outlet that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The property's name.
  package var property: String { element["property"] ?? "" }

  /// The id of the object it is connected to.
  package var destinationID: String { element["destination"] ?? "" }
}
