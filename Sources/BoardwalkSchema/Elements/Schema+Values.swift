extension Schema {
  /// Numbers, colors and geometry.
  static let values: [ElementSchema] = [
    ElementSchema("bool", attributes: [.key, .boolean("value")]),
    ElementSchema("integer", attributes: [.key, .scalar("value")]),
    ElementSchema("real", attributes: [.key, .scalar("value")]),
    ElementSchema("date", attributes: [.key, .number("timeIntervalSinceReferenceDate")]),
    ElementSchema("nil", attributes: [.key, .word("name")]),
    ElementSchema("value", attributes: [.key, .word("type"), .word("width"), .number("height")]),
    ElementSchema(
      "color",
      attributes: [
        .key, .choice("systemColor", among: systemColors), .number("red"), .number("green"),
        .number("blue"), .number("white"), .alpha, .word("name"), .catalog, .word("colorSpace"),
        .word("customColorSpace"), .word("xcode11CocoaTouchSystemColor"),
        .word("cocoaTouchSystemColor"),
      ]),
    ElementSchema("point", attributes: [.key, .number("x"), .number("y")]),
    ElementSchema("size", attributes: [.key, .number("width"), .number("height")]),
    ElementSchema(
      "rect",
      attributes: [.key, .number("x"), .number("y"), .number("width"), .number("height")]),
    ElementSchema(
      "frame",
      attributes: [.key, .number("minX"), .number("minY"), .word("width"), .number("height")],
      rareAttributes: [.number("maxX"), .number("maxY")]),
    ElementSchema("range", attributes: [.key, .number("location"), .number("length")]),
    ElementSchema("mutableArray"),
    ElementSchema("mutableData"),
  ]
}
