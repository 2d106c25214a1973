import BoardwalkDocument

extension Rule {
  /// A bar button item on which nothing is to be seen.
  package static let blankBarButtonItem = Rule(
    id: "blank-bar-button-item", severity: .warning, category: .values,
    summary: "A bar button item has no title, no image, no system item and no view.",
    page: ExplainPage(
      defect: """
        A bar button item has no content, and no outlet through which code could set it.
        """,
      effect: """
        The bar has an invisible item that can be tapped.
        """,
      example: """
        rightBarButtonItem: barButtonItem {
          action -> items.addItem:
        }
        """,
      fix: """
        Set a title, an image or a system item: in a scene text barButtonItem "Save", or
        barButtonItem, systemItem: add.
        """),
    check: .document { document in
      var connected: Set<String>?
      return document.elements(of: .barButtonItem).compactMap { element -> Violation? in
        let item = BarButtonItem(element)
        guard item.title == nil, item.image == nil, element["systemItem"] == nil,
          item.customView == nil
        else { return nil }
        let outlets =
          connected ?? Set(document.elements(of: .outlet).compactMap { $0["destination"] })
        connected = outlets
        guard !outlets.contains(element["id"] ?? "") else { return nil }
        return Violation(
          element,
          "this bar button item has no title, image, system item or view"
        )
      }
    })
}
