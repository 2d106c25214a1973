import BoardwalkSchema

/// A button in a navigation bar or toolbar.
package struct BarButtonItem: DocumentObject {
  /// The `barButtonItem` element.
  package let element: Element

  /// The item that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The title written on it.
  package var title: String? { element["title"] }

  /// The image drawn on it.
  package var image: String? { element.imageName }

  /// The system's own title or glyph that it has.
  package var systemItem: SystemItem? { element["systemItem"].flatMap(SystemItem.init) }

  /// Its style.
  package var style: BarButtonItemStyle? { element.word("style") }

  /// The view it shows instead of a button.
  package var customView: View? {
    element.children.first(where: View.isView).map(View.init)
  }

  /// Whether it can be tapped.
  package var isEnabled: Bool { element["enabled"] != "NO" }

  /// A fixed space's width in points.
  package var width: Double? { element.number("width") }
}
