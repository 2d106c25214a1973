/// The key that elements of a kind usually have.
enum UsualKeys {
  static let all: [String: String] = [
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
