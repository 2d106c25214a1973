import BoardwalkTree

/// An image or colour that the document names and the app's bundle holds.
public struct Resource: DocumentObject {
  /// The `image`, `namedColor`, `systemColor` or other element.
  public let element: Element

  /// The resource that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// Its name.
  public var name: String? { element["name"] }

  /// Whether the system provides it.
  public var isSystem: Bool { element.name == "systemColor" || element["catalog"] == "system" }

  /// An image's size in points.
  public var size: Size? {
    Size(element)
  }

  /// A colour's value.
  public var color: Color? { element.child("color").map(Color.init) }
}
