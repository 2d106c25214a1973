import BoardwalkDocument

extension ColorValue {
  /// The colour that code calls `word`: `red` and its like, or one of the system's.
  static func called(_ word: String) -> ColorValue {
    guard let (red, green, blue, alpha) = plain[word] else {
      return .named(word.hasSuffix("Color") ? word : word + "Color")
    }
    return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Nothing at all.
  static let clear = ColorValue.called("clear")

  fileprivate static let plain: [String: (Double, Double, Double, Double)] = [
    "black": (0, 0, 0, 1), "white": (1, 1, 1, 1), "red": (1, 0, 0, 1), "green": (0, 1, 0, 1),
    "blue": (0, 0, 1, 1), "yellow": (1, 1, 0, 1), "cyan": (0, 1, 1, 1),
    "magenta": (1, 0, 1, 1), "orange": (1, 0.5, 0, 1), "purple": (0.5, 0, 0.5, 1),
    "gray": (0.5, 0.5, 0.5, 1), "brown": (0.6, 0.4, 0.2, 1), "clear": (0, 0, 0, 0),
  ]
}

extension Value {
  /// What code calls `color`; nil where it has no name for it.
  init(_ color: ColorValue) {
    let plain = ColorValue.plain.keys.sorted().first { ColorValue.called($0) == color }
    self = (plain ?? color.name).map { .word($0) } ?? .nil
  }
}
