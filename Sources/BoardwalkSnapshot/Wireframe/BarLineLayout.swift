/// The columns of the texts in one line of a navigation bar: items at both ends, and the title
/// between them, centered if it fits.
struct BarLineLayout: Sendable {
  /// The titles of the items at the left end, truncated if they are too long.
  let left: String

  /// The titles of the items at the right end, which have at most half of the line.
  let right: String

  /// The columns of the title; nil if it is empty or does not fit.
  let titleColumns: Range<Int>?

  /// The distance between items, and between items and the title.
  private static let spacing = 2

  /// The minimum width of a title.
  private static let minimumTitleWidth = 2

  /// The layout of items with the titles `left` and `right`, and of `title`, in `columns`.
  init(
    left: [String], title: String, right: [String], in columns: Range<Int>, ellipsis: Character
  ) {
    let separator = String(repeating: " ", count: Self.spacing)
    // The last item of the bar is the outermost.
    self.right = Fitting.truncate(
      right.reversed().joined(separator: separator), to: columns.count / 2, ellipsis: ellipsis)
    self.left = Fitting.truncate(
      left.joined(separator: separator),
      to: max(0, columns.count - CellWidth.of(self.right) - 1), ellipsis: ellipsis)
    titleColumns = Self.columns(
      ofTitle: title, after: Self.reserved(self.left), before: Self.reserved(self.right),
      in: columns)
  }

  /// The columns of items with `titles`, and of the space beside them.
  private static func reserved(_ titles: String) -> Int {
    titles.isEmpty ? 0 : CellWidth.of(titles) + spacing
  }

  private static func columns(
    ofTitle title: String, after left: Int, before right: Int, in columns: Range<Int>
  ) -> Range<Int>? {
    let free = columns.count - left - right
    guard !title.isEmpty, free >= minimumTitleWidth else { return nil }
    let width = min(CellWidth.of(title), free)
    let centered = (columns.count - width) / 2
    let start = columns.lowerBound + min(max(left, centered), columns.count - right - width)
    return start..<start + width
  }
}
