/// The number of terminal cells of a text.
///
/// It is counted by grapheme clusters: a letter with its marks takes the cells of the letter, and a
/// joined emoji takes two.
package enum CellWidth {
  /// The cells that `text` takes.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The cells that `character` takes: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // The emoji selector makes an emoji of a plain sign, as the text selector undoes it.
    if scalars.count > 1 {
      if scalars.contains("\u{FE0F}"), !isZeroWidth(first) { return 2 }
      if scalars.contains("\u{FE0E}") { return 1 }
      if scalars.contains("\u{200D}"), WideCharacters.contains(first.value) { return 2 }
    }
    return scalars.lazy.map(of).max() ?? 0
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if isZeroWidth(scalar) { return 0 }
    return WideCharacters.contains(scalar.value) ? 2 : 1
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return true
    case .format: return scalar.value != 0xAD
    // The vowels and finals that Hangul syllables are put together from.
    default: return (0x1160...0x11FF).contains(scalar.value)
    }
  }
}
