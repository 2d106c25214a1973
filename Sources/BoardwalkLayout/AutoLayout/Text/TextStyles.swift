import BoardwalkPlatform

/// The font size and baseline distance of Dynamic Type's styles, by text size.
enum TextStyles {
  /// The metrics of a text style at one text size, in points.
  struct Measure: Hashable {
    let size: Double
    let spacing: Double
  }

  /// The measures of `style` at `textSize`, such as those of `Body`; nil for an unknown style.
  static func measure(of style: String, at textSize: TextSize) -> Measure? {
    table[style].map { style in
      let (size, spacing) = style[textSize.place]
      return Measure(size: size, spacing: spacing)
    }
  }

  /// The font size and baseline distance of each style, by text size in increasing order, as
  /// recorded (ORC-86).
  private static let table: [String: [(Double, Double)]] = [
    "Title0": [
      (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
      (52, 61), (56, 66), (60, 70),
    ],
    "Title1": [
      (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
      (48, 57), (53, 62), (58, 68),
    ],
    "Title2": [
      (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
      (44, 52), (50, 59), (56, 66),
    ],
    "Title3": [
      (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
      (43, 51), (49, 58), (55, 65),
    ],
    "Headline": body, "Body": body,
    "Callout": [
      (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
      (38, 46), (44, 52), (51, 60),
    ],
    "Subhead": [
      (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
      (36, 43), (42, 50), (49, 58),
    ],
    "Footnote": [
      (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
      (33, 40), (38, 46), (44, 52),
    ],
    "Caption1": [
      (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32),
      (32, 39), (37, 44), (43, 51),
    ],
    "Caption2": [
      (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
      (29, 35), (34, 41), (40, 48),
    ],
  ]

  private static let body: [(Double, Double)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]
}
