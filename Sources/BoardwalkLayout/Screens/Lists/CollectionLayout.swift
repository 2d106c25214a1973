import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph

/// Places one sample of each prototype of a collection as the first items of a flow.
struct CollectionLayout {
  let content: ContentLayout
  let view: ViewTemplate
  let collection: CollectionTemplate
  let frame: LayoutRect

  /// The views inside the collection, in reading order.
  func items() -> [PlacedView] {
    var result: [PlacedView] = []
    let inset = sectionInset
    let top = frame.minY + content.inset(of: view, at: frame)
    var y = top
    let supplements = collection.reusableViews
    for header in supplements where !header.isFooter {
      result.append(content.span(header, at: &y, in: frame, of: view))
    }
    y += inset.top
    var x = frame.minX + inset.left
    var lineHeight = 0.0
    for item in collection.prototypes {
      let size = size(of: item)
      if x > frame.minX + inset.left, x + size.width > frame.maxX - inset.right + 0.5,
        collection.flowLayout?.scrollsHorizontally != true
      {
        x = frame.minX + inset.left
        y += lineHeight + (collection.flowLayout?.minimumLineSpacing ?? 10)
        lineHeight = 0
      }
      result.append(
        content.place(
          item, in: LayoutRect(x: x, y: y, width: size.width, height: size.height), of: view))
      x += size.width + (collection.flowLayout?.minimumInteritemSpacing ?? 10)
      lineHeight = max(lineHeight, size.height)
    }
    y += lineHeight + inset.bottom
    for footer in supplements where footer.isFooter {
      result.append(content.span(footer, at: &y, in: frame, of: view))
    }
    return result
      + content.subviews(of: view, from: LayoutPoint(x: frame.minX, y: top), inListAt: frame)
  }

  /// The size stored for the prototype, which is the layout's item size unless code changes it.
  private func size(of item: ViewTemplate) -> LayoutSize {
    let size = item.frame?.size ?? collection.flowLayout?.itemSize
    let usable = size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    return usable ?? LayoutSize(width: 50, height: 50)
  }

  private var sectionInset: LayoutInsets { collection.flowLayout?.content.sectionInset ?? .zero }
}

extension ViewTemplate {
  fileprivate var isFooter: Bool { content.layout.role == .sectionFooter }
}
