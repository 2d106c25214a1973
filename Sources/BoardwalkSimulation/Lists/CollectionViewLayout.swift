import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// The code of a collection view layout class, which positions the items in place of a flow layout.
///
/// It is registered by class name in ``Behaviors``, and is used by the collections whose document
/// or code sets this class (S1-03).
public protocol CollectionViewLayout: Behavior {
  /// `prepare()` and `layoutAttributesForElements(in:)`: the places of all items of `collection`,
  /// and of its headers and footers, in points of the content.
  func places(in collection: CollectionContent) -> CollectionPlaces
}

/// The contents of a layout.
public struct CollectionContent: Sendable, Hashable {
  /// The number of items in each section.
  public let counts: [Int]

  /// The room that there is between bars, in points.
  public let size: LayoutSize

  /// The paths of all items, in order.
  public var items: [ItemPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { ItemPath(section: section, item: $0) }
    }
  }
}

/// The positions that a layout has computed.
public struct CollectionPlaces: Sendable, Hashable {
  /// The frames of the items; an item without one is not shown.
  public var items: [ItemPath: LayoutRect]

  /// The places of the sections' headers and footers.
  public var supplements: [SupplementaryKind: [Int: LayoutRect]]

  /// The extent of all content.
  public var contentSize: LayoutSize

  /// These places in a content of `contentSize`.
  public init(
    items: [ItemPath: LayoutRect], supplements: [SupplementaryKind: [Int: LayoutRect]] = [:],
    contentSize: LayoutSize
  ) {
    self.items = items
    self.supplements = supplements
    self.contentSize = contentSize
  }

  var byPlace: [CellPlace: LayoutRect] {
    var result: [CellPlace: LayoutRect] = [:]
    for (path, frame) in items { result[CellPlace(.cell, path)] = frame }
    for (kind, frames) in supplements {
      for (section, frame) in frames {
        let path = ItemPath(section: section, item: 0)
        result[CellPlace(kind == .header ? .header : .footer, path)] = frame
      }
    }
    return result
  }
}
