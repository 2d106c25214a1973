import BoardwalkSchema

/// The navigation item of a view controller.
package struct NavigationItem: DocumentObject {
  /// The `navigationItem` element.
  package let element: Element

  /// The item that `element` describes.
  package init(_ element: Element) { self.element = element }

  /// The title in the middle of the bar.
  package var title: String? { element.writtenText("title") }

  /// The line above the title.
  package var prompt: String? { element.writtenText("prompt") }

  /// The view that replaces the title.
  package var titleView: View? { element.child(key: "titleView").map(View.init) }

  /// The item that the next controller's back button takes its looks from.
  package var backBarButtonItem: BarButtonItem? { item("backBarButtonItem") }

  /// The back button's title without a back item.
  package var backButtonTitle: String? { element["backButtonTitle"] }

  /// The display mode of the back button.
  package var backButtonDisplayMode: BackButtonDisplayMode? {
    element.word("backButtonDisplayMode")
  }

  /// The items on the left, from the left.
  package var leftBarButtonItems: [BarButtonItem] { items("left") }

  /// The items on the right, from the right.
  package var rightBarButtonItems: [BarButtonItem] { items("right") }

  /// The display mode of the large title.
  package var largeTitleDisplayMode: LargeTitleDisplayMode? {
    element.word("largeTitleDisplayMode")
  }

  /// Whether left items supplement the back button.
  package var leftItemsSupplementBackButton: Bool {
    element["leftItemsSupplementBackButton"] == "YES"
  }

  /// Whether the back button is hidden.
  package var hidesBackButton: Bool { element["hidesBackButton"] == "YES" }

  private func item(_ key: String) -> BarButtonItem? {
    element.child("barButtonItem", key: key).map(BarButtonItem.init)
  }

  private func items(_ side: String) -> [BarButtonItem] {
    if let list = element.child("\(side)BarButtonItems") {
      return list.children(named: "barButtonItem").map(BarButtonItem.init)
    }
    return item("\(side)BarButtonItem").map { [$0] } ?? []
  }
}
