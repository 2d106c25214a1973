import BoardwalkDocument

/// Elements that Interface Builder puts into every object of a kind, and that say nothing new.
enum UsualChildren {
  private static let table: NameMap<[Branch]> = [
    "label": [
      Branch(.nil, [Attribute(.key, "textColor")]),
      Branch(.nil, [Attribute(.key, "highlightedColor")]),
    ],
    "navigationController": [
      Branch(toolbarItems), Branch(.nil, [Attribute(.name, "viewControllers")]),
    ],
    "wkWebView": [webViewConfiguration],
  ]

  /// Without a configuration, a web view cannot be read.
  private static let webViewConfiguration = Branch(
    Vocabulary.name("wkWebViewConfiguration"), [Attribute(.key, "configuration")],
    [
      .branch(
        Branch(
          Vocabulary.name("audiovisualMediaTypes"),
          [
            Attribute(.key, "mediaTypesRequiringUserActionForPlayback"),
            Attribute(Vocabulary.name("none"), "YES"),
          ])),
      .branch(Branch(Vocabulary.name("wkPreferences"), [Attribute(.key, "preferences")])),
    ])

  /// The view of a controller shows the system's background, since there is a dark one.
  private static let background = Branch(
    .color, [Attribute(.key, "backgroundColor"), Attribute(.systemColor, "systemBackgroundColor")])

  private static let toolbarItems = Vocabulary.name("toolbarItems")

  /// The elements that have any.
  static let kinds = Set(table.sortedNames + ["view"])

  /// Those in an element called `name` inside `owner`, written by `tools`, where `said` has its
  /// attributes. Toolbar items come with the template of navigation controllers that leaves insets alone.
  static func of(
    _ name: Name, _ owner: Owner, _ tools: ToolsVersion,
    _ said: borrowing some Attributed & ~Copyable
  ) -> [Branch] {
    if name == .view {
      let isMain = owner.isController && tools.namesBackground && said[.key] == "view"
      return isMain ? [background] : []
    }
    guard let children = table[name] else { return [] }
    guard name == .navigationController, said["automaticallyAdjustsScrollViewInsets"] != "NO"
    else { return children }
    return children.filter { $0.name != toolbarItems }
  }

  /// What `child` is to the element it is in.
  static func key(of child: Branch) -> Name {
    (child[.key] ?? child[.name]).map { Name($0) } ?? child.name
  }
}
