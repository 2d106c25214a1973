/// A line of wrapped text.
package struct TextLine: Sendable, Hashable {
  /// The text of the line.
  package let text: String

  /// The width in points.
  package let width: Double
}

extension TextFont {
  /// The visible lines of `text`: at most `limit` of `width` points. The last is truncated with an
  /// ellipsis if there are more.
  package func visibleLines(of text: String, within width: Double, limit: Int) -> [TextLine] {
    guard limit > 1 else {
      let line = Self.measuredPart(of: text).split(whereSeparator: \.isNewline)
        .joined(separator: " ")
      return [truncated(line, to: width)]
    }
    let lines = lines(of: text, within: width, limit: limit + 1)
    let cut = lines.prefix(limit).map { truncated($0.text, to: width) }
    guard lines.count > limit, let last = cut.last else { return cut }
    return cut.dropLast() + [truncated(last.text + " " + lines[limit].text + "…", to: width)]
  }

  /// The longest beginning of `text` that fits `width` points, with an ellipsis if text is omitted.
  func truncated(_ text: String, to width: Double) -> TextLine {
    // A label has the width of its text, rounded up to a pixel.
    let room = width + 0.5
    let begins = text.prefix(2000)
    let whole = self.width(of: begins)
    if begins.endIndex == text.endIndex, whole <= room { return TextLine(text: text, width: whole) }
    let characters = Array(begins)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: String(characters[..<middle]) + "…") <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let kept = String(characters[..<low]) + "…"
    return TextLine(text: kept, width: self.width(of: kept))
  }
}
