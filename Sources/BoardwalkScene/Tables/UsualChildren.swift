import BoardwalkTree

/// Elements that Interface Builder puts into every object of a kind, and that say nothing.
enum UsualChildren {
  private static let table: NameMap<[Branch]> = [
    "label": [
      Branch(.nil, [Attribute(.key, "textColor")]),
      Branch(.nil, [Attribute(.key, "highlightedColor")]),
    ],
    "navigationController": [
      Branch("toolbarItems"), Branch(.nil, [Attribute(.name, "viewControllers")]),
    ],
  ]

  /// The elements that have any.
  static let kinds = Set(table.sortedNames)

  /// Those in an element called `name`, where `said` has its attributes. Toolbar items come with the
  /// template of navigation controllers that leaves insets alone.
  static func of(_ name: Name, _ said: some Attributed) -> [Branch] {
    guard let children = table[name] else { return [] }
    guard said["automaticallyAdjustsScrollViewInsets"] != "NO" else { return children }
    return children.filter { $0.name != "toolbarItems" }
  }

  /// What `child` is to the element it is in.
  static func key(of child: Branch) -> Name {
    (child[.key] ?? child[.name]).map { Name($0) } ?? child.name
  }
}
