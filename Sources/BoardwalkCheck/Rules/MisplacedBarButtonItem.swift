import BoardwalkDocument

extension Rule {
  /// A bar button item that is in no bar.
  package static let misplacedBarButtonItem = Rule(
    id: "misplaced-bar-button-item", severity: .error, category: .values,
    summary: "A bar button item is in no bar and in no navigation item.",
    page: ExplainPage(
      happened: """
        A bar button item stands where only views or connections belong. It is no view: it is what a
        bar makes one from.
        """,
      harm: "Interface Builder does not open the document, or loses the item when it saves it.",
      example: """
        view {
          barButtonItem "Save"
        }
        """,
      fix: """
        Move it into the controller's navigation item, as in rightBarButtonItem: barButtonItem "Save",
        or into the braces of a toolbar. If it should stand among views, it is a button.
        """),
    check: .document { document in
      document.elements(of: .barButtonItem).compactMap { element -> Violation? in
        guard let owner = element.parent, !homes.contains(owner.name) else { return nil }
        return Violation(
          element,
          "move this bar button item into a navigation item or a toolbar, or make it a button: it is "
            + "no part of a \(owner.name == "subviews" ? "view" : owner.noun)")
      }
    })

  /// The elements in which real documents have them.
  private static let homes: Set<String> = [
    "items", "navigationItem", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "objects",
    "leadingItemGroups", "trailingItemGroups", "centerItemGroups", "barButtonItems",
    "barButtonItemGroup",
  ]
}
