import BoardwalkProject

extension Rule {
  /// A behaviour that names what nothing is called.
  package static let unknownBehaviorName = Rule(
    id: "unknown-behavior-name", severity: .error, category: .code,
    summary: "A behaviour names an outlet, a state, a segue or a scene that there is not.",
    page: ExplainPage(
      happened: """
        A .behavior file uses a name that is none of the class's states, blocks and actions, no outlet
        that a document connects, no property of view controllers, and nothing that is shared; or it
        names a segue or a scene that no document has.
        """,
      harm: """
        Once the statement is reached, the app ends: NSUnknownKeyException, or "has no segue with
        identifier 'X'" (EXC-07), or "doesn't contain a view controller with identifier 'X'" (EXC-11).
        """,
      example: """
        behavior DetailViewController { viewDidLoad { namLabel.text = "Spork" } }
        """,
      fix: "Write the name as the document or the behaviour has it, or connect the outlet."),
    check: .sidecarFiles { BehaviorNames.findings(in: $0) })
}
