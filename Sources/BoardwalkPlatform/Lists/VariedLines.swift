import BoardwalkBase

/// Lines of items of different sizes, from a delegate.
struct VariedLines: Sendable {
  private struct Line: Sendable {
    /// The first item in it.
    let first: Int

    /// Its start in the scrolling direction.
    let across: Double

    /// The thickness of its thickest item, which is that of the line (FLOW-05).
    let thickness: Double
  }

  private let sizes: [LayoutSize]

  /// Whether lines overlap, so that their ends are not in the order of their starts.
  private let hasOverlaps: Bool
  private let direction: ScrollDirection
  private let lines: [Line]

  /// The origins of the items along their lines.
  private let starts: [Double]

  /// The extent of all lines in the scrolling direction.
  let thickness: Double

  /// The first item that is longer than a line (FLOW-14).
  let firstOverlongItem: Int?

  init(_ sizes: [LayoutSize], _ section: FlowSection, room: Double, _ direction: ScrollDirection) {
    let spacing = section.minimumInteritemSpacing.asExtent
    let lineSpacing = section.minimumLineSpacing.asDistance
    var lines: [Line] = []
    var starts: [Double] = []
    starts.reserveCapacity(sizes.count)
    var across = 0.0
    var first = 0
    while first < sizes.count {
      let (end, used) = Self.line(from: first, of: sizes, spacing: spacing, room: room, direction)
      let thickness = sizes[first..<end].reduce(0) { max($0, direction.across($1).asExtent) }
      let count = end - first
      let isLast = end == sizes.count
      let left = room - used
      lines.append(Line(first: first, across: across, thickness: thickness))
      // An item alone in its line is centered (FLOW-04), unless the line is the last (FLOW-07).
      var start = count == 1 && !isLast ? left / 2 : 0
      // A full line is justified (FLOW-03); the last has the least spacing (FLOW-07).
      let gap = count > 1 && !isLast ? spacing + left / Double(count - 1) : spacing
      for size in sizes[first..<end] {
        starts.append(start)
        start += direction.along(size).asExtent + gap
      }
      across += thickness + lineSpacing
      first = end
    }
    self.sizes = sizes
    hasOverlaps = lineSpacing < 0
    self.direction = direction
    self.lines = lines
    self.starts = starts
    thickness = lines.isEmpty ? 0 : across - lineSpacing
    firstOverlongItem = sizes.firstIndex { direction.along($0).asExtent > room + Self.tolerance }
  }

  /// The end of the line that begins with the item `first`, and the length of its items: it takes
  /// items as long as they fit with the least `spacing` (FLOW-02).
  private static func line(
    from first: Int, of sizes: [LayoutSize], spacing: Double, room: Double,
    _ direction: ScrollDirection
  ) -> (end: Int, used: Double) {
    var used = direction.along(sizes[first]).asExtent
    var end = first + 1
    while end < sizes.count {
      let longer = used + spacing + direction.along(sizes[end]).asExtent
      guard longer <= room + tolerance else { break }
      used = longer
      end += 1
    }
    return (end, used)
  }

  /// The tolerance for rounding errors in the sum of the lengths in a line.
  static let tolerance = 1e-9

  func place(of index: Int) -> FlowItemPosition {
    let line = lines[lines.lastSortedIndex(through: { $0.first <= index })]
    let thickness = direction.across(sizes[index]).asExtent
    return FlowItemPosition(
      along: starts[index], across: line.across + (line.thickness - thickness) / 2,
      length: direction.along(sizes[index]).asExtent, thickness: thickness)
  }

  func items(from start: Double, to end: Double) -> Range<Int> {
    guard !hasOverlaps else { return sizes.indices }
    guard let first = lines.firstSortedIndex(after: { $0.across + $0.thickness <= start }),
      lines[first].across < end
    else { return 0..<0 }
    let after = lines.firstSortedIndex(after: { $0.across < end }) ?? lines.count
    let last = after < lines.count ? lines[after].first : sizes.count
    return lines[first].first..<last
  }
}
