import BoardwalkDocument

extension Rule {
  /// An outlet into a cell that exists many times at run time, or not at all.
  package static let outletToRepeatingContent = Rule(
    id: "outlet-to-repeating-content", severity: .error, category: .cells,
    summary: "An outlet leads from outside into a prototype cell.",
    page: ExplainPage(
      happened: """
        A prototype cell is copied once for each row. An outlet of the view controller is connected
        to such a cell, or to something in it.
        """,
      harm: """
        There is no one object to connect to, so Interface Builder refuses to compile the document:
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
        Give the cell a class of its own, declare the outlet there and connect it from the cell.
        The controller sets the label when it dequeues the cell.
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
          destination == cell ? "this cell is" : "the \(destination.noun) is in a cell that is"
        return Violation(
          outlet, "destination",
          "connect outlet '\(outlet["property"] ?? "")' to something that exists once: "
            + "\(what) copied for each row",
          notes: [.init("the prototype", at: cell)])
      }
    })

  /// Whether the outlet belongs to a view controller or something in it. Objects beside it, such as
  /// gesture recognizers, may belong to the cell.
  private static func isPartOfController(_ outlet: Element, in document: Document) -> Bool {
    document.ancestor(of: outlet) { $0.isViewController } != nil
  }
}
