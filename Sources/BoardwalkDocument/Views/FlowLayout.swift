import BoardwalkTree

/// The flow layout of a collection view; sizes and spacings in points.
public struct FlowLayout: DocumentObject {
  /// The `collectionViewFlowLayout` element.
  public let element: Element

  /// The layout that `element` describes.
  public init(_ element: Element) { self.element = element }

  /// The items' size.
  public var itemSize: Size? { element.child("size", key: "itemSize").flatMap(Size.init) }

  /// The least space between lines.
  public var minimumLineSpacing: Double { element.number("minimumLineSpacing") ?? 10 }

  /// The least space between items of a line.
  public var minimumInteritemSpacing: Double { element.number("minimumInteritemSpacing") ?? 10 }

  /// Whether content scrolls sideways.
  public var scrollsHorizontally: Bool { element["scrollDirection"] == "horizontal" }
}
