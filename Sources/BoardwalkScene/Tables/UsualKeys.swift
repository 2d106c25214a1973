/// The key that elements of a kind usually have.
enum UsualKeys {
  /// The key of an element of the kind `kind` inside `owner`.
  static func of(_ kind: Kind, _ owner: Owner) -> String? {
    if let key = kind.usualKey { return key }
    guard kind.isView else { return nil }
    if owner.isController { return "view" }
    return kind.isPlainView && contentOwners.contains(owner.kind) ? "contentView" : nil
  }

  /// Cells of collection views, whose content is a view like others.
  static let cells = ["collectionViewCell", "collectionReusableView"].map(Vocabulary.name)

  private static let contentOwners = cells + [Vocabulary.name("visualEffectView")]

  /// Those of elements that have one everywhere, by their names.
  static let all = [
    "accessibility": "accessibilityConfiguration",
    "accessibilityTraits": "traits",
    "collectionViewCellContentView": "contentView",
    "collectionViewFlowLayout": "collectionViewLayout",
    "freeformSimulatedSizeMetrics": "simulatedDestinationMetrics",
    "navigationBar": "navigationBar",
    "navigationItem": "navigationItem",
    "paragraphStyle": "NSParagraphStyle",
    "popoverArrowDirection": "popoverArrowDirection",
    "tabBar": "tabBar",
    "tabBarItem": "tabBarItem",
    "tableViewCellContentView": "contentView",
    "textInputTraits": "textInputTraits",
    "viewLayoutGuide": "safeArea",
  ]
}
