import Foundation

extension SystemFontAdvances {
  /// How far a character that the table lacks moves the pen.
  private static let unknown = 1200.0
  private static let wide = 2048.0

  /// Signs that are no letters, as wide in every weight.
  private static let signs: [Character: Double] = [
    "•": 1050, "·": 609, "…": 1827, "–": 1196, "—": 1987, "’": 609, "‘": 609, "“": 979, "”": 979,
    "←": 1900, "→": 1900, "↑": 1480, "↓": 1480, "✓": 1780,
  ]

  /// The kerning between digits and adjacent periods or commas.
  private static let kerningOfDigits = -36_000.0

  /// What is added between `left` and `right`, in millionths of the point size.
  static func kerning(_ left: Character, _ right: Character) -> Double {
    if separatesDigits(right) && left.isNumber || separatesDigits(left) && right.isNumber {
      return kerningOfDigits
    }
    return kerningOfPairs[KerningPair(left: left, right: right)] ?? 0
  }

  /// The table of kerning by pairs, which cost less to look up than texts of two characters.
  private static let kerningOfPairs: [KerningPair: Double] = {
    var pairs: [KerningPair: Double] = [:]
    for (text, value) in kerning {
      guard let left = text.first, let right = text.last else { continue }
      pairs[KerningPair(left: left, right: right)] = value
    }
    return pairs
  }()

  /// Two adjacent characters.
  private struct KerningPair: Hashable {
    let left: Character
    let right: Character
  }

  private static func separatesDigits(_ character: Character) -> Bool {
    character == "." || character == ","
  }

  /// `character`, which the table has, or the letter in it that its accents belong to.
  static func plain(_ character: Character) -> Character {
    guard !character.isASCII,
      let scalar = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    else { return character }
    return table[Character(scalar)] == nil ? character : Character(scalar)
  }

  /// The advances of `character`, which is plain, in each weight.
  static func advances(of character: Character) -> (Double, Double, Double, Double) {
    if let known = table[character] { return known }
    if let sign = signs[character] { return (sign, sign, sign, sign) }
    let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
    let advance = isWide ? wide : unknown
    return (advance, advance, advance, advance)
  }
}
