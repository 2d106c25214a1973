import BoardwalkDocument

extension Rule {
  /// A bar button item on which nothing is to be seen.
  package static let blankBarButtonItem = Rule(
    id: "blank-bar-button-item", severity: .warning, category: .values,
    summary: "A bar button item has no title, no image, no system item and no view.",
    page: ExplainPage(
      happened: """
        A bar button item says nothing of what is drawn on it, and no outlet leads to it by which
        code could.
        """,
      harm:
        "At run time there is an empty place in the bar that can be tapped and that nobody sees.",
      example: """
        rightBarButtonItem: barButtonItem {
          action -> items.addItem:
        }
        """,
      fix: """
        Give it a title, an image or a system item: in a scene text barButtonItem "Save", or
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
          "give this bar button item a title, an image or a system item: nothing is to be seen of it"
        )
      }
    })
}
