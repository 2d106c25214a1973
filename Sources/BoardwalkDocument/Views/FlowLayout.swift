import BoardwalkBase

/// The flow layout of a collection view; sizes and spacings in points.
package struct FlowLayout: DocumentObject {
  /// The `collectionViewFlowLayout` element.
  package let element: Element

  /// The layout that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The items' size.
  package var itemSize: LayoutSize? {
    element.child("size", key: "itemSize").flatMap(LayoutSize.init)
  }

  /// Whether items are as large as their constraints ask for.
  package var measuresItems: Bool {
    let estimate = element.child("size", key: "estimatedItemSize")
    return element["automaticEstimatedItemSize"] == "YES"
      || Double(estimate?["width"] ?? "0") != 0
  }

  /// The least space between lines.
  package var minimumLineSpacing: Double { element.number("minimumLineSpacing") ?? 10 }

  /// The least space between items of a line.
  package var minimumInteritemSpacing: Double { element.number("minimumInteritemSpacing") ?? 10 }

  /// Whether content scrolls sideways.
  package var scrollsHorizontally: Bool { element["scrollDirection"] == "horizontal" }
}
