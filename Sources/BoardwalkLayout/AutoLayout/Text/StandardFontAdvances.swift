/// The advances of a font other than the system font, in thousandths of the point size (LAY-35).
struct StandardFontAdvances: Sendable, Hashable {
  /// The advances of the characters from the space to the tilde.
  private let ascii: [Double]

  /// The advance of any other letter.
  private let other: Double

  /// The advance of `character`; East Asian characters are square.
  func advance(of character: Character) -> Double {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    guard value >= 0x20, value < 0x7F else { return value >= 0x2E80 ? 1000 : other }
    return ascii[Int(value - 0x20)]
  }

  /// Helvetica, the fallback for missing fonts.
  static let helvetica = StandardFontAdvances(ascii: helveticaAdvances, other: 556)

  /// Times New Roman, the fallback for private names of system fonts.
  static let times = StandardFontAdvances(ascii: timesAdvances, other: 500)

  private static let helveticaAdvances: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  private static let timesAdvances: [Double] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]
}
