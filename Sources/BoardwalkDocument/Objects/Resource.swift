import BoardwalkBase

/// An image or color that the document names and the app's bundle holds.
package struct Resource: DocumentObject {
  /// The `image`, `namedColor`, `systemColor` or other element.
  package let element: Element

  /// The resource that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// Its name.
  package var name: String? { element["name"] }

  /// An image's size in points.
  package var size: LayoutSize? {
    LayoutSize(element)
  }

  /// A color's value.
  package var color: ColorValue? { element.child("color").map(ColorValue.init) }
}
