/// Shorter words for long element names.
enum Aliases {
  static let byElement: [String: String] = [
    "userDefinedRuntimeAttribute": "runtimeAttribute", "variation": "when",
    "viewControllerPlaceholder": "storyboardReference", "tableViewCellContentView": "contentView",
    "outletCollection": "outlets", "viewLayoutGuide": "guide",
    "viewControllerLayoutGuide": "layoutGuide", "tableViewSection": "section",
    "textInputTraits": "traits", "collectionViewCellContentView": "cellContentView",
  ]

  static let byAlias = Dictionary(uniqueKeysWithValues: byElement.map { ($1, $0) })
}
