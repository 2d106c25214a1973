/// One line of a text that is broken into lines.
package struct TextLine: Sendable, Hashable {
  /// What stands on it.
  package let text: String

  /// How wide that is, in points.
  package let width: Double
}

extension TextFont {
  /// The lines of `text` that are seen where each may be `width` points wide and there may be `limit`;
  /// what does not fit is cut off, and an ellipsis says so.
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

  /// As much of the beginning of `text` as fits into `width` points, with an ellipsis where that is
  /// not all.
  func truncated(_ text: String, to width: Double) -> TextLine {
    // A label is as wide as its text up to the next pixel, and not a hair less.
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
