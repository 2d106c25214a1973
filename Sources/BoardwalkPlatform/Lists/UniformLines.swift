import BoardwalkBase

/// Lines of items of one size: a grid.
struct UniformLines: Sendable {
  private let length: Double
  private let itemThickness: Double
  private let count: Int
  private let perLine: Int
  private let start: Double
  private let gap: Double
  private let lineSpacing: Double

  /// Whether not even one item fits into a line; such items are placed one to a line all the same
  /// (FLOW-14).
  let isTooLong: Bool

  init(
    _ size: LayoutSize, count: Int, _ section: FlowSection, room: Double,
    _ direction: ScrollDirection
  ) {
    length = direction.along(size).asExtent
    itemThickness = direction.across(size).asExtent
    self.count = max(0, count)
    lineSpacing = section.minimumLineSpacing.asDistance
    let spacing = section.minimumInteritemSpacing.asExtent
    isTooLong = self.count > 0 && length > room + VariedLines.tolerance
    let fitting = Self.itemsPerLine(length, spacing, room)
    perLine = min(fitting ?? .max, max(1, self.count))
    if let fitting, fitting > 1 {
      // The gaps of a full line share the remaining space (FLOW-03), and the last line has the same
      // gaps (FLOW-06).
      start = 0
      gap = (room - Double(fitting) * length) / Double(fitting - 1)
    } else {
      // An item alone in its line is centered (FLOW-04).
      start = (room - length) / 2
      gap = spacing
    }
  }

  /// The number of items that fit, at least one (FLOW-02); nil if any number does.
  private static func itemsPerLine(
    _ length: Double, _ spacing: Double, _ room: Double
  ) -> Int? {
    guard length + spacing > 0 else { return nil }
    let fitting = ((room + spacing) / (length + spacing) + VariedLines.tolerance).rounded(.down)
    return Int(exactly: max(1, min(fitting, 1e15))) ?? 1
  }

  private var lineCount: Int { (count + perLine - 1) / perLine }

  private var pitch: Double { itemThickness + lineSpacing }

  var thickness: Double {
    count == 0 ? 0 : Double(lineCount) * pitch - lineSpacing
  }

  func place(of index: Int) -> FlowItemPosition {
    FlowItemPosition(
      along: start + Double(index % perLine) * (length + gap),
      across: Double(index / perLine) * pitch, length: length, thickness: itemThickness)
  }

  func items(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end >= start else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    // A line that only touches the span is not in it.
    let first = max(0, ((start - itemThickness) / pitch).rounded(.down) + 1)
    let last = min(Double(lineCount), (end / pitch).rounded(.up))
    guard first < last, let lower = Int(exactly: first), let upper = Int(exactly: last) else {
      return 0..<0
    }
    return lower * perLine..<min(count, upper * perLine)
  }
}
