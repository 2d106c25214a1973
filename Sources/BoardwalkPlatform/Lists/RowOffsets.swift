/// The offsets of the rows in a section, relative to the first row, in points.
enum RowOffsets: Sendable {
  case uniform(height: Double, count: Int)

  /// The rows' bottoms.
  case each([Double])

  init(_ heights: RowSection.Heights) {
    switch heights {
    case .uniform(let height, let count):
      self = .uniform(height: height.asExtent, count: max(0, count))
    case .each(let heights):
      var bottom = 0.0
      self = .each(
        heights.map { height in
          bottom += height.asExtent
          return bottom
        })
    }
  }

  var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .each(let bottoms): bottoms.count
    }
  }

  /// The height of all rows.
  var height: Double {
    switch self {
    case .uniform(let height, let count): height * Double(count)
    case .each(let bottoms): bottoms.last ?? 0
    }
  }

  /// The extent of the row `index`.
  func span(of index: Int) -> (start: Double, end: Double) {
    switch self {
    case .uniform(let height, _): (Double(index) * height, Double(index + 1) * height)
    case .each(let bottoms): (index > 0 ? bottoms[index - 1] : 0, bottoms[index])
    }
  }

  /// The rows that have a part between `top` and `bottom`.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
    switch self {
    case .uniform(let height, let count):
      // Both numbers are at most the count, since the rows end at `height`.
      let first = Int(max(0, (top / height).rounded(.down)))
      let last = Int(min(Double(count), (bottom / height).rounded(.up)))
      return first..<max(first, last)
    case .each(let bottoms):
      let first = bottoms.firstSortedIndex(after: { $0 <= top }) ?? count
      let last = bottoms.firstSortedIndex(after: { $0 < bottom }).map { $0 + 1 } ?? count
      return first..<max(first, last)
    }
  }
}
