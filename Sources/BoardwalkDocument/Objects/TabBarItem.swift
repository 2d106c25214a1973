/// The tab bar item of a view controller.
package struct TabBarItem: DocumentObject {
  /// The `tabBarItem` element.
  package let element: Element

  /// The item that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The title under the image.
  package var title: String? { element["title"] ?? systemItem.map(Self.title) }

  /// The image.
  package var image: String? { element.imageName }

  /// The system item, such as `favorites`.
  package var systemItem: String? { element["systemItem"] }

  /// The text in the badge.
  package var badgeValue: String? { element["badgeValue"] }

  /// Whether it can be tapped.
  package var isEnabled: Bool { element["enabled"] != "NO" }

  /// The title that UIKit gives a system item: `mostRecent` reads `Most Recent`.
  private static func title(of systemItem: String) -> String {
    var title = ""
    for letter in systemItem {
      if letter.isUppercase { title += " " }
      title += title.isEmpty ? letter.uppercased() : String(letter)
    }
    return title
  }
}
