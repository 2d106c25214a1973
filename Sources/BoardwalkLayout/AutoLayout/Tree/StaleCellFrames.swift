import BoardwalkBase
import BoardwalkGraph

/// Cells whose stored size is older than what they contain: Interface Builder kept the size of a
/// cell when its list got another one, and laid the contents out for that (LAY-87).
extension ViewTemplate {
  /// The row of a table of `width` points, where it is `height` points high. The stored width holds
  /// if the views in the row fit into it, or do not fit into the new one either; the stored height
  /// only if they do not fit into the new one.
  func row(of width: Double?, height: Double?) -> ViewTemplate {
    guard let stored = frame?.size, let reach = contentReach else { return self }
    var growth = LayoutSize.zero
    if let width, reach.width > stored.width + 0.5, reach.width <= width + 0.5 {
      growth.width = width - stored.width
    }
    if let height, reach.height <= height + 0.5 { growth.height = height - stored.height }
    return resizedRow(by: growth)
  }

  /// The sizes of `widths` and `heights`, and of the row's own, that differ from the row's size.
  func otherSizes(widths: [Double?], heights: [Double?]) -> [LayoutSize] {
    guard let own = frame?.size else { return [] }
    func others(_ lengths: [Double?], _ own: Double) -> [Double] {
      lengths.compactMap(\.self).reduce(into: [own]) { all, length in
        if length > 0, all.allSatisfy({ abs($0 - length) > 0.5 }) { all.append(length) }
      }
    }
    let heights = others(heights, own.height)
    let sizes = others(widths, own.width).flatMap { width in
      heights.map { LayoutSize(width: width, height: $0) }
    }
    return Array(sizes.dropFirst())
  }

  /// The same row with the size `size`.
  func row(of size: LayoutSize) -> ViewTemplate {
    guard let own = frame?.size else { return self }
    return resizedRow(
      by: LayoutSize(width: size.width - own.width, height: size.height - own.height))
  }

  /// The cell of a collection whose items have one of `sizes`, if its content view is stored with
  /// that size and the cell with another one.
  func item(of sizes: [LayoutSize?]) -> ViewTemplate {
    guard let content = subviews.first(where: \.isContentView)?.frame?.size,
      content != frame?.size, sizes.contains(content)
    else { return self }
    var item = self
    item.frame?.size = content
    return item
  }

  /// How far the views in a cell reach to the right and down.
  var contentReach: LayoutSize? {
    let views = subviews.first(where: \.isContentView)?.subviews ?? subviews
    let frames = views.compactMap(\.frame)
    guard let right = frames.map(\.maxX).max(), let bottom = frames.map(\.maxY).max() else {
      return nil
    }
    return LayoutSize(width: right, height: bottom)
  }
}
