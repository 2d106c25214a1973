import BoardwalkDocument

/// Child elements that Interface Builder adds to every object of a kind.
enum DefaultChildren {
  private static let table: [String: [ElementNode]] = [
    "label": [
      ElementNode("nil", [Attribute("key", "textColor")]),
      ElementNode("nil", [Attribute("key", "highlightedColor")]),
    ],
    "navigationController": [
      ElementNode(toolbarItems), ElementNode("nil", [Attribute("name", "viewControllers")]),
    ],
    "wkWebView": [webViewConfiguration],
  ]

  /// Without a configuration, a web view cannot be read.
  private static let webViewConfiguration = ElementNode(
    "wkWebViewConfiguration", [Attribute("key", "configuration")],
    [
      .element(
        ElementNode(
          "audiovisualMediaTypes",
          [
            Attribute("key", "mediaTypesRequiringUserActionForPlayback"),
            Attribute("none", "YES"),
          ])),
      .element(ElementNode("wkPreferences", [Attribute("key", "preferences")])),
    ])

  /// The view of a controller shows the system's background, since there is a dark one.
  private static let background = ElementNode(
    "color",
    [Attribute("key", "backgroundColor"), Attribute("systemColor", "systemBackgroundColor")])

  private static let toolbarItems = "toolbarItems"

  /// The elements that have any.
  static let kinds = Set(table.keys).union(["view"])

  /// The default children of an element named `name` inside `owner`, written by `tools`, with the
  /// attributes `attributes`. Toolbar items come with the template of navigation controllers that
  /// leaves insets alone.
  static func of(
    _ name: String, _ owner: Owner, _ tools: ToolsVersion,
    _ attributes: some AttributeLookup
  ) -> [ElementNode] {
    if name == "view" {
      let isMain = owner.isController && tools.namesBackground && attributes["key"] == "view"
      return isMain ? [background] : []
    }
    guard let children = table[name] else { return [] }
    guard name == "navigationController", attributes["automaticallyAdjustsScrollViewInsets"] != "NO"
    else { return children }
    return children.filter { $0.name != toolbarItems }
  }

  /// The key of `child` in its parent.
  static func key(of child: ElementNode) -> String {
    child["key"] ?? child["name"] ?? child.name
  }
}
