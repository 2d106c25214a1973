import BoardwalkProject

extension Rule {
  /// A behaviour that names what nothing is called.
  package static let unknownBehaviorName = Rule(
    id: "unknown-behavior-name", severity: .error, category: .code,
    summary: "A behavior uses a name that does not exist.",
    page: ExplainPage(
      happened: """
        A .behavior file uses a name that is no state, block or action of the class, no connected
        outlet, no property of view controllers and no shared value; or it uses a segue or scene
        that no document has.
        """,
      harm: """
        When the statement is executed, the app ends: NSUnknownKeyException, "has no segue with
        identifier 'X'" (EXC-07), or "doesn't contain a view controller with identifier 'X'"
        (EXC-11).
        """,
      example: """
        behavior DetailViewController { viewDidLoad { namLabel.text = "Spork" } }
        """,
      fix: """
        Use the name in the document or the behavior, or connect the outlet.
        """),
    check: .sidecarFiles { BehaviorNames.findings(in: $0) })
}
