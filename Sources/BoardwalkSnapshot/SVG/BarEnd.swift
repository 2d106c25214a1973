import BoardwalkBase
import BoardwalkDocument

/// One end of a bar, which fills inwards.
struct BarEnd {
  /// The row of items.
  let row: LayoutRect

  /// Whether it fills from the left.
  let isLeading: Bool

  /// The start of the next item.
  private(set) var x: Double
  private var isEmpty = true

  /// The left or the right end of `row`.
  init(_ row: LayoutRect, isLeading: Bool) {
    self.row = row
    self.isLeading = isLeading
    x = isLeading ? row.minX : row.maxX
  }

  /// The place of the next item, `width` wide; the first keeps `margin` from the edge.
  mutating func take(_ width: Double, margin: Double) -> LayoutRect {
    let gap = isEmpty ? margin : 12
    isEmpty = false
    x += isLeading ? gap + width : -gap - width
    return LayoutRect(
      x: isLeading ? x - width : x, y: row.minY, width: width, height: row.size.height)
  }
}
