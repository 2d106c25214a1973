import BoardwalkDocument

extension Rule {
  /// A bar button item outside of a bar.
  package static let misplacedBarButtonItem = Rule(
    id: "misplaced-bar-button-item", severity: .error, category: .values,
    summary: "A bar button item is neither in a bar nor in a navigation item.",
    page: ExplainPage(
      defect: """
        A bar button item is at a place where only views or connections are allowed. A bar button
        item is not a view; a bar creates a view for it.
        """,
      effect: """
        Interface Builder does not open the document, or removes the item when it saves it.
        """,
      example: """
        view {
          barButtonItem "Save"
        }
        """,
      fix: """
        Move the item into the navigation item of the controller, as in rightBarButtonItem:
        barButtonItem "Save", or into a toolbar. Among views, use a button.
        """),
    check: .document { document in
      document.elements(of: .barButtonItem).compactMap { element -> Violation? in
        guard let owner = element.parent, !homes.contains(owner.name) else { return nil }
        return Violation(
          element,
          "a bar button item cannot be placed in a "
            + (owner.name == "subviews" ? "view" : owner.noun))
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
