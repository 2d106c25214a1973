/// Shorter words for long element names.
enum Aliases {
  static let byElement: [String: String] = [
    "userDefinedRuntimeAttribute": "runtime", "variation": "when",
    "viewControllerPlaceholder": "reference", "tableViewCellContentView": "content",
    "outletCollection": "outlets", "viewLayoutGuide": "guide",
    "viewControllerLayoutGuide": "layoutGuide", "tableViewSection": "section",
    "textInputTraits": "traits", "collectionViewCellContentView": "cellContent",
  ]

  static let byAlias = Dictionary(uniqueKeysWithValues: byElement.map { ($1, $0) })
}
