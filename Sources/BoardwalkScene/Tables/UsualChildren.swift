import BoardwalkTree

/// Elements that Interface Builder puts into every object of a kind, and that say nothing.
enum UsualChildren {
  private static let table: [String: [Branch]] = [
    "label": [
      Branch("nil", [Attribute("key", "textColor")]),
      Branch("nil", [Attribute("key", "highlightedColor")]),
    ],
    "navigationController": [Branch("nil", [Attribute("name", "viewControllers")])],
  ]

  /// The elements that have any.
  static let kinds = Set(table.keys)

  /// Those in an element called `name`.
  static func of(_ name: String) -> [Branch] { table[name] ?? [] }

  /// What `child` is to the element it is in.
  static func key(of child: Branch) -> String { child["key"] ?? child["name"] ?? child.name }

  /// The mark that says that `child` is not there.
  static func absence(of child: Branch) -> String { "no-" + key(of: child) }

  /// All such marks.
  static let marks = table.values.joined().map(absence)
}
