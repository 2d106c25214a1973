/// The key that elements of a kind usually have.
enum UsualKeys {
  /// The key of an element called `name` inside `owner`.
  static func of(_ name: String, _ owner: Owner) -> String? {
    if let key = all[name] { return key }
    guard UsualAttributes.isView(name) else { return nil }
    if owner.isController { return "view" }
    return contentOwners.contains(owner.kind) ? "contentView" : nil
  }

  /// Cells of collection views, whose content is a view like others.
  static let cells: Set<String> = ["collectionViewCell", "collectionReusableView"]

  private static let contentOwners = cells.union(["visualEffectView"])

  private static let all: NameMap<String> = [
    "accessibility": "accessibilityConfiguration",
    "accessibilityTraits": "traits",
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
