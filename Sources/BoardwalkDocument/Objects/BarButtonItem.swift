import BoardwalkTree

/// A button in a navigation bar or toolbar.
public struct BarButtonItem: DocumentObject {
  /// The `barButtonItem` element.
  public let element: Element

  /// The item that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The title written on it.
  public var title: String? { element["title"] }

  /// The image drawn on it.
  public var image: String? { element.imageName }

  /// The system's own title or glyph that it has.
  public var systemItem: SystemItem? { element["systemItem"].flatMap(SystemItem.init) }

  /// How it is drawn: `plain`, `done` or `bordered`.
  public var style: String? { element["style"] }

  /// The view it shows instead of a button.
  public var customView: View? {
    element.children.first(where: View.isView).map(View.init)
  }

  /// Whether it can be tapped.
  public var isEnabled: Bool { element["enabled"] != "NO" }

  /// A fixed space's width in points.
  public var width: Double? { element.number("width") }
}
