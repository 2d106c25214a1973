extension TextFont {
  /// How much narrower than at text sizes the system font is drawn at display sizes, in thousandths of
  /// the point size for each character, from 18 points to 28 and beyond.
  private static let narrowings: [Double] = [4, 9, 13, 20, 27, 38, 48, 50, 52, 55, 57]

  /// Digits lose less of their width.
  private static let narrowingOfDigits = 0.45

  /// The width of `text` on one line, in points, before any rounding (ORC-80).
  public func width(of text: some StringProtocol) -> Double {
    if let face {
      let units = text.reduce(0) {
        $0 + SystemFontAdvances.advances(of: SystemFontAdvances.plain($1)).0
      }
      return units * face.width * pointSize / 2048
    }
    var units = 0.0
    var kerning = 0.0
    var count = 0.0
    var narrowed = 0.0
    var last: Character?
    for character in text.lazy.map(SystemFontAdvances.plain) {
      units += advance(of: character)
      if let last {
        kerning += SystemFontAdvances.kerning[String([last, character])] ?? 0
      }
      last = character
      count += 1
      narrowed += character.isNumber ? Self.narrowingOfDigits : 1
    }
    return units * pointSize / 2048 + kerning * pointSize / 1_000_000
      + (count * tracking - narrowed * narrowing) * pointSize / 1000
  }

  private func advance(of character: Character) -> Double {
    let advances = SystemFontAdvances.advances(of: character)
    return switch weight {
    case .regular: advances.0
    case .medium: advances.1
    case .semibold: advances.2
    case .bold: advances.3
    }
  }

  /// What each character is set apart, in thousandths of the point size.
  private var tracking: Double {
    let table = SystemFontAdvances.tracking
    return table[min(max(Int(pointSize.rounded()) - 6, 0), table.count - 1)]
  }

  /// How much narrower each character is than at text sizes.
  private var narrowing: Double {
    let size = Int(pointSize.rounded())
    guard size >= 18 else { return 0 }
    return Self.narrowings[min(size - 18, Self.narrowings.count - 1)]
  }

  /// The lines into which `text` falls where each may be `width` points wide.
  public func lines(of text: String, within width: Double) -> [TextLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      wrapped($0, within: width)
    }
  }

  private func wrapped(_ paragraph: Substring, within width: Double) -> [TextLine] {
    let space = self.width(of: " ")
    var lines: [TextLine] = []
    var words: [Substring] = []
    var line = 0.0
    func end(_ words: [Substring], _ width: Double) {
      lines.append(TextLine(text: words.joined(separator: " "), width: width))
    }
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = self.width(of: word)
      if words.isEmpty {
        line = length
      } else if line + space + length <= width + 0.01 {
        line += space + length
      } else {
        end(words, line)
        words = []
        line = length
      }
      words.append(word)
    }
    end(words, line)
    return lines
  }
}
