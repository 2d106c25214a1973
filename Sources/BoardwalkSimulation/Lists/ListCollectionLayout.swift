import BoardwalkBase
import BoardwalkPlatform

/// Places items as rows below each other.
struct ListCollectionLayout: CollectionViewLayout {
  /// The height of a row, in points.
  private static let rowHeight = 44.0

  func places(in collection: CollectionContent) -> CollectionPlaces {
    var items: [ItemPath: LayoutRect] = [:]
    for (index, path) in collection.items.enumerated() {
      items[path] = LayoutRect(
        x: 0, y: Double(index) * Self.rowHeight, width: collection.size.width,
        height: Self.rowHeight)
    }
    return CollectionPlaces(
      items: items,
      contentSize: LayoutSize(
        width: collection.size.width, height: Double(items.count) * Self.rowHeight))
  }
}
