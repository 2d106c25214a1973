/// Values that consist of numbers: `size(44, 44)`, `inset(0, 8, 0, 8)`.
enum Measures {
  /// The measures in the order of matching, with the attributes of their numbers.
  private static let all = [
    (name: "size", sides: ["width", "height"]), (name: "point", sides: ["x", "y"]),
    (name: "rect", sides: ["x", "y", "width", "height"]),
    (name: "inset", sides: ["minX", "minY", "maxX", "maxY"]),
    (name: "edgeInsets", sides: ["top", "left", "bottom", "right"]),
    (name: "directionalEdgeInsets", sides: ["top", "leading", "bottom", "trailing"]),
  ]

  /// The attributes of each measure's numbers.
  static let sides = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.sides) })

  /// The measure that the attribute `name` of the element `element` is; nil if it is none.
  static func measure(of name: String, in element: String) -> String? {
    let kinds =
      ChildOrder.kinds(inRole: name, of: element) ?? Set(ChildOrder.kindsByKey[name] ?? [])
    return all.first { kinds.contains($0.name) }?.name
  }

  /// The labels of the numbers of the measure `name`, each number's own one first; nil if it is
  /// none.
  static func labels(of name: String) -> [[String]]? {
    sides[name]?.map { side in insetLabels[side].map { [$0, side] } ?? [side] }
  }

  /// The labels of insets, whose attributes are the ends of an inner rectangle.
  private static let insetLabels = [
    "minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom",
  ]

  /// The labels that other insets have in place of these, and abbreviations.
  static let counterparts = [
    "leading": "left", "trailing": "right", "left": "leading", "right": "trailing", "w": "width",
    "h": "height",
  ]
}
