import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform

/// The properties of a flow layout in points, initially those of the document or UIKit's defaults
/// (FLOW-01). Changing it invalidates the layout (FLOW-15).
public struct FlowSettings: Sendable, Hashable {
  /// The items' size.
  public var itemSize = LayoutSize(width: 50, height: 50)

  /// The least space between lines.
  public var minimumLineSpacing = 10.0

  /// The least space between the items of a line.
  public var minimumInteritemSpacing = 10.0

  /// The space around the items of a section.
  public var sectionInset = LayoutInsets.zero

  /// The size of headers, of which only the extent in the scrolling direction counts (FLOW-08).
  public var headerReferenceSize = LayoutSize(width: 0, height: 0)

  /// The size of footers, likewise.
  public var footerReferenceSize = LayoutSize(width: 0, height: 0)

  /// The scroll direction.
  public var scrollDirection = ScrollDirection.vertical

  /// UIKit's usual numbers.
  public init() {}

  /// The settings of `template`.
  init(_ template: CollectionTemplate?) {
    guard let layout = template?.flowLayout else { return }
    if let size = layout.itemSize, size.width > 0, size.height > 0 { itemSize = size }
    minimumLineSpacing = layout.minimumLineSpacing
    minimumInteritemSpacing = layout.minimumInteritemSpacing
    scrollDirection = layout.scrollsHorizontally ? .horizontal : .vertical
    sectionInset = layout.content.sectionInset ?? sectionInset
    headerReferenceSize = layout.content.headerReferenceSize ?? headerReferenceSize
    footerReferenceSize = layout.content.footerReferenceSize ?? footerReferenceSize
  }

  /// A section of `count` items with these settings.
  func section(count: Int) -> FlowSection {
    FlowSection(
      .uniform(itemSize, count: count), inset: sectionInset,
      minimumLineSpacing: minimumLineSpacing, minimumInteritemSpacing: minimumInteritemSpacing,
      headerSize: headerReferenceSize, footerSize: footerReferenceSize)
  }
}
