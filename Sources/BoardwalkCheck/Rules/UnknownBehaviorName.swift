extension Rule {
  /// An undeclared name in a behavior.
  package static let unknownBehaviorName: Rule = Rule(
    id: "unknown-behavior-name", severity: .error, category: .code,
    summary: "A behavior uses a name that does not exist.",
    page: ExplainPage(
      defect: """
        A .behavior file uses a name that is no state, block or action of the class, no connected
        outlet, no property of view controllers and no shared value; a property that no value has;
        a segue, scene, cell, header or footer that no document has; a word that the property or the
        argument does not take; or a class that nothing uses or that extends the wrong one.
        """,
      effect: """
        When the statement is executed, the app ends: NSUnknownKeyException, "has no segue with
        identifier 'X'" (EXC-07), or "doesn't contain a view controller with identifier 'X'"
        (EXC-11). Handlers of a class that nothing uses are never called, and an unknown word changes
        nothing.
        """,
      example: """
        behavior DetailViewController { viewDidLoad { namLabel.text = "Spork" } }
        """,
      fix: """
        Use the name in the document or the behavior, or connect the outlet.
        """),
    check: .behaviors)
}
