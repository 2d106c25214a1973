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

  /// Control characters become their pictures, characters of private use a box, and marks that
  /// would turn the rest of a terminal's line around are left out.
  private static func visible(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let shown = shown(scalar) { result.append(shown) }
    }
    return String(result)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0xA0: return " "
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0: return "\u{FFFD}"
    case 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060, 0xFEFF: return nil
    default: break
    }
    return scalar.properties.generalCategory == .privateUse ? "▯" : scalar
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { isNewline || self == "\u{2028}" || self == "\u{2029}" }
}
