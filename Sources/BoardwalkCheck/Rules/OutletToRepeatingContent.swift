import BoardwalkDocument

extension Rule {
  /// An outlet into a cell that exists many times at run time, or not at all.
  package static let outletToRepeatingContent = Rule(
    id: "outlet-to-repeating-content", severity: .error, category: .cells,
    summary: "An outlet leads from outside to a prototype cell.",
    page: ExplainPage(
      defect: """
        A prototype cell is copied for each row. An outlet of the view controller is connected to
        such a cell, or to an object in it.
        """,
      effect: """
        The destination is not one object, so Interface Builder does not compile the document:
        "Outlets cannot be connected to repeating content."
        """,
      example: """
        <prototypes>
            <tableViewCell reuseIdentifier="ItemCell" ...>
                ... <label text="Name" id="Nam-lb-001"/>
            </tableViewCell>
        </prototypes>
        ...
        <outlet property="nameLabel" destination="Nam-lb-001" id="Out-lt-001"/>
        """,
      fix: """
        Create a class for the cell, declare the outlet there and connect it from the cell. The
        controller configures the cell when it dequeues it.
        """),
    check: .document { document in
      guard !document.prototypeLists.isEmpty else { return [] }
      let outlets = document.elements(of: .outlet) + document.elements(of: .outletCollection)
      return outlets.compactMap { outlet -> Violation? in
        guard let destination = document.object(named: "destination", of: outlet),
          let cell = document.repeatedContent(around: destination),
          !(cell.index..<cell.endIndex).contains(outlet.index),
          isPartOfController(outlet, in: document)
        else { return nil }
        let what =
          destination == cell
          ? "a prototype cell" : "\(destination.noun.withArticle) in a prototype cell"
        return Violation(
          outlet, "destination",
          "outlet '\(outlet["property"] ?? "")' is connected to \(what)",
          notes: [.init("prototype cell, which is copied for each row", at: cell)])
      }
    })

  /// Whether the outlet belongs to a view controller or an object in it. Others, such as gesture
  /// recognizers, may belong to the cell.
  private static func isPartOfController(_ outlet: Element, in document: Document) -> Bool {
    document.ancestor(of: outlet) { $0.isViewController } != nil
  }
}
