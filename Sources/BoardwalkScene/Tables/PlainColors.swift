/// The named colors of UIColor that Interface Builder writes as components.
enum PlainColors {
  /// The value of the color named `name`, such as `lightGray`; nil if there is none.
  static func value(of name: String) -> FieldValue? { all[name] }

  /// Their names in alphabetical order.
  static let names = all.keys.sorted()

  private static let all: [String: FieldValue] = [
    "black": .call("white", ["0"]),
    "blue": .call("rgb", ["0", "0", "1"]),
    "brown": .call("rgb", ["0.6", "0.4", "0.2"]),
    "clear": .call("white", ["0", "0"]),
    "cyan": .call("rgb", ["0", "1", "1"]),
    "darkGray": .call("white", ["0.3333333333333333"]),
    "gray": .call("white", ["0.5"]),
    "green": .call("rgb", ["0", "1", "0"]),
    "lightGray": .call("white", ["0.6666666666666666"]),
    "magenta": .call("rgb", ["1", "0", "1"]),
    "orange": .call("rgb", ["1", "0.5", "0"]),
    "purple": .call("rgb", ["0.5", "0", "0.5"]),
    "red": .call("rgb", ["1", "0", "0"]),
    "white": .call("white", ["1"]),
    "yellow": .call("rgb", ["1", "1", "0"]),
  ]
}
