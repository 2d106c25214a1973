import BoardwalkBase
import BoardwalkDocument

extension Rule {
  /// Two ways out of one view controller with the same identifier.
  package static let duplicateSegueIdentifier = Rule(
    id: "duplicate-segue-identifier", severity: .warning, category: .navigation,
    summary: "Two segues of one view controller have the same identifier.",
    page: ExplainPage(
      defect: """
        Two segues of one view controller have the same identifier but different effects. Several
        controls that lead to one destination with one identifier are allowed.
        """,
      effect: """
        Performing the segue by its identifier uses the first one, and prepare(for:sender:) cannot
        distinguish them (SEG-08). Interface Builder compiles the document without a warning.
        """,
      example: """
        <segue destination="Det-vc-001" kind="show" identifier="show" id="Sg1-00-001"/>
        <segue destination="Set-vc-001" kind="show" identifier="show" id="Sg2-00-001"/>
        """,
      fix: """
        Give each segue an identifier after its destination, and use that identifier in code.
        """),
    check: .document { document in
      document.segues.repeats { SegueName($0, in: document) }
        .filter { !$0.later.hasSameEffect(as: $0.first) }
        .map { name, first, segue in
          let controller = ViewController(name.controller).displayName
          return Violation(
            segue.element, "identifier",
            "segue identifier '\(name.identifier)' is already used in \"\(controller)\"",
            notes: [
              .init("earlier segue", at: first.element),
              .init("at run time performing it by identifier uses the earlier one"),
            ])
        }
    })
}

/// The identifier of a segue of one controller.
private struct SegueName: Hashable {
  let controller: Element
  let identifier: String

  /// The name of `segue`; nil if it has none, or is of no controller.
  init?(_ segue: Segue, in document: Document) {
    guard let identifier = segue.identifier,
      let controller = document.controller(of: segue.element)
    else { return nil }
    self.identifier = identifier
    self.controller = controller.element
  }
}

extension Segue {
  /// Whether it has the same destination and kind as `other`.
  fileprivate func hasSameEffect(as other: Segue) -> Bool {
    destinationID == other.destinationID && kind == other.kind
      && unwindAction == other.unwindAction
  }
}
