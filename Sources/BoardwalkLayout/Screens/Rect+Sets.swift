import BoardwalkBase
import BoardwalkDocument

extension LayoutRect {
  /// The smallest rectangle that holds both.
  func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return LayoutRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The intersection; nil if it is empty.
  package func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return LayoutRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
