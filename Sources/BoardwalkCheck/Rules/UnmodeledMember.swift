extension Rule {
  /// A behavior that uses a member of UIKit that is not modeled.
  package static let unmodeledMember: Rule = Rule(
    id: "unmodeled-member", severity: .warning, category: .code,
    summary: "A behavior uses a member of UIKit that Boardwalk does not model.",
    page: ExplainPage(
      defect: """
        A .behavior file reads, sets or calls a property or a method that UIKit has, but that
        Boardwalk does not model.
        """,
      effect: """
        The app itself has no defect. A run ends with status 3 when it executes the statement, as
        Boardwalk does not know what follows.
        """,
      example: """
        behavior ItemsViewController { viewDidLoad { navigationItem.titleView = logoView } }
        """,
      fix: """
        Leave the statement out, or use what is modeled: isHidden of a view, for example. Grammar.md
        lists all properties, calls and statements.
        """),
    check: .behaviors)
}
