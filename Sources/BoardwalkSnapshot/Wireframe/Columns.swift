import BoardwalkBase
import BoardwalkDocument

/// The mapping from points to columns: a cell is eight points wide, so that a body-size text takes
/// about as many cells as it has letters, and an iPhone 8 is 47 columns wide.
struct Columns: Sendable, Hashable {
  /// The width of a cell in points.
  static let width = 8.0

  /// The number of columns.
  let count: Int

  /// The columns of a screen `width` points wide.
  init(width: Double) {
    count = min(max(8, Int((min(width, 10_000) / Self.width).rounded(.up))), 400)
  }

  /// The column that holds `x`.
  func column(_ x: Double) -> Int { clamp(x / Self.width) }

  /// The columns between the edges of `rect`, borders included.
  func span(_ rect: LayoutRect) -> ClosedRange<Int> {
    let left = clamp((rect.minX + 0.5) / Self.width)
    return left...max(left, clamp(((rect.maxX - 0.5) / Self.width).rounded(.up) - 1))
  }

  /// The columns that text inside `rect` has for itself, the screen's own border left out.
  func textColumns(_ rect: LayoutRect) -> Range<Int> {
    let left = min(max(1, clamp((rect.minX / Self.width).rounded())), count - 2)
    let right = min(clamp((rect.maxX / Self.width).rounded()), count - 1)
    return left..<max(left + 1, right)
  }

  private func clamp(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(min(max(value, 0), Double(count - 1)))
  }
}
