/// The signs of wireframes, made of characters that are one cell wide.
struct Glyphs: Sendable {
  let dim: Character
  let ellipsis: Character
  let leftChevron: String
  let rightChevron: String
  let detail: String
  let checkmark: String
  let image: String
  let switchOn: String
  let switchOff: String
  let sliderThumb: Character
  let trackFilled: Character
  let trackEmpty: Character

  /// The selected tab and the dot of the current page.
  let selectedMark: String
  let unselectedMark: String
  let minus: String
  let divider: String
  let spinner: String
  let search: String
  let menu: String
  let grip: String

  /// Whether lines consist of ASCII characters.
  let isASCII: Bool

  /// Replacements for the system items' glyphs; none if these can be drawn.
  let replacements: [String: String]

  static let unicode = Glyphs(
    dim: "░", ellipsis: "…", leftChevron: "‹", rightChevron: "›", detail: "ⓘ", checkmark: "✓",
    image: "▣", switchOn: "(━━●)", switchOff: "(●──)", sliderThumb: "●", trackFilled: "━",
    trackEmpty: "─", selectedMark: "●", unselectedMark: "○", minus: "−", divider: "│",
    spinner: "◌", search: "⌕", menu: "▾", grip: "≡", isASCII: false, replacements: [:])

  static let ascii = Glyphs(
    dim: ".", ellipsis: "~", leftChevron: "<", rightChevron: ">", detail: "(i)", checkmark: "v",
    image: "#", switchOn: "(==o)", switchOff: "(o--)", sliderThumb: "o", trackFilled: "=",
    trackEmpty: "-", selectedMark: "*", unselectedMark: "o", minus: "-", divider: "|",
    spinner: "*", search: "?", menu: "v", grip: "=", isASCII: true,
    replacements: [
      "✎": "compose", "↩": "reply", "⇧": "share", "▤": "folder", "☰": "bookmarks", "⌕": "search",
      "↻": "refresh", "×": "x", "⌾": "camera", "⌫": "trash", "▶": "play", "‖": "pause",
      "«": "<<", "»": ">>", "◪": "curl", "✦": "write",
    ])

  /// The sign for a crossing of `lines`.
  func crossing(_ lines: Lines) -> Character {
    isASCII
      ? Self.asciiCrossing(lines)
      : Self.crossings[Int(lines.directions)]
        .dashed(lines)
  }

  private static func asciiCrossing(_ lines: Lines) -> Character {
    let isVertical = lines.contains(.up) || lines.contains(.down)
    let isHorizontal = lines.contains(.left) || lines.contains(.right)
    if isVertical && isHorizontal { return "+" }
    return isVertical ? "|" : lines.contains(.dashed) ? "." : "-"
  }

  /// By the directions' bits: up 1, down 2, left 4, right 8.
  private static let crossings: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}

extension Character {
  fileprivate func dashed(_ lines: Lines) -> Character {
    self == "─" && lines.contains(.dashed) ? "╌" : self
  }
}
