import BoardwalkBase
import BoardwalkLayout

/// The text on an arrow.
enum MapLabel {
  /// The height of a label.
  static let height = 22.0

  /// The size of its text in points.
  static let fontSize = 12.0

  /// The maximum number of characters of a label.
  private static let longest = 40

  /// The size of the label with `text`.
  static func size(of text: String) -> LayoutSize {
    LayoutSize(
      width: TextFont(pointSize: fontSize).width(of: shown(text)) + 18, height: height)
  }

  /// `text`, truncated to the available width.
  static func shown(_ text: String) -> String {
    text.count <= longest ? text : text.prefix(longest - 1) + "…"
  }

  /// The end of `path` that fits into `width` in `font`: the file's name is most important.
  static func path(_ path: String, _ font: TextFont, width: Double) -> String {
    guard font.width(of: path) > width else { return path }
    var end = path[...]
    while !end.isEmpty, font.width(of: "…" + end) > width { end.removeFirst() }
    return "…" + end
  }
}
