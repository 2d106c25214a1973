/// Making text fit a number of cells.
enum Fitting {
  /// The alignment of a text in its cells.
  enum Alignment: Sendable, Hashable {
    case left, center, right
  }

  /// `text`, truncated with `ellipsis` to `width` cells.
  static func truncate(_ text: String, to width: Int, ellipsis: Character = "…") -> String {
    guard CellWidth.of(text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let cells = CellWidth.of(character)
      if used + cells > width - 1 { break }
      result.append(character)
      used += cells
    }
    while result.last == " " { result.removeLast() }
    result.append(ellipsis)
    return result
  }

  /// `text` in exactly `width` cells, cut or with blanks around it.
  static func pad(
    _ text: String, to width: Int, _ alignment: Alignment = .left, ellipsis: Character = "…"
  ) -> String {
    let text = truncate(text, to: width, ellipsis: ellipsis)
    let blanks = max(0, width - CellWidth.of(text))
    let before: Int
    switch alignment {
    case .left: before = 0
    case .center: before = blanks / 2
    case .right: before = blanks
    }
    return blank(before) + text + blank(blanks - before)
  }

  /// The lines of `text`, wrapped at `width` cells, at most `limit` of them; the last is truncated
  /// if there is more.
  static func wrap(_ text: String, to width: Int, limit: Int, ellipsis: Character = "…")
    -> [String]
  {
    guard width > 0, limit > 0 else { return [] }
    var result: [String] = []
    for line in VisibleText.lines(text) {
      var current = ""
      var used = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let cells = CellWidth.of(word)
        if !current.isEmpty, used + 1 + cells > width {
          result.append(current)
          (current, used) = ("", 0)
          if result.count > limit { break }
        }
        if !current.isEmpty {
          current += " "
          used += 1
        }
        current += word
        used += cells
        while used > width, current.count > 1, result.count <= limit {
          let head = prefix(of: current, width)
          result.append(head)
          current.removeFirst(head.count)
          used = CellWidth.of(current)
        }
      }
      result.append(current)
      if result.count > limit { break }
    }
    if result.count > limit {
      let last = result[limit - 1]
      result.removeSubrange((limit - 1)...)
      result.append(
        CellWidth.of(last) < width
          ? last + String(ellipsis) : truncate(last + " ", to: width, ellipsis: ellipsis))
    }
    return result
  }

  /// The beginning of `text` that `width` cells hold, but at least one character.
  private static func prefix(of text: String, _ width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += CellWidth.of(character)
      if used > width, !result.isEmpty { break }
      result.append(character)
    }
    return result
  }

  /// `count` blanks.
  static func blank(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
