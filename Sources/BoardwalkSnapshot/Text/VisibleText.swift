import BoardwalkBase

/// Text as a terminal can show it.
enum VisibleText {
  /// The lines of `text`, which ends lines with any of Unicode's line breaks.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .map { visible($0) }
  }

  /// `text` on one line.
  static func line(_ text: String) -> String {
    visible(text.split(whereSeparator: \.isLineBreak).joined(separator: " "))
  }

  /// Control characters become escapes, private characters a box, and zero-width spaces are
  /// removed.
  private static func visible(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    return text.unicodeScalars.map(shown).joined()
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09, 0xA0: return " "
    case 0x200B, 0x2060, 0xFEFF: return ""
    default: break
    }
    if TerminalEscape.isTerminalControl(scalar) { return TerminalEscape.escape(scalar) }
    return scalar.properties.generalCategory == .privateUse ? "▯" : String(scalar)
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { isNewline || self == "\u{2028}" || self == "\u{2029}" }
}
