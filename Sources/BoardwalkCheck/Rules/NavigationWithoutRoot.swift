import BoardwalkDocument

extension Rule {
  /// A navigation controller with nothing on its stack.
  package static let navigationWithoutRoot = Rule(
    id: "navigation-without-root", severity: .warning, category: .navigation,
    summary: "A navigation controller has no root view controller.",
    page: ExplainPage(
      defect: """
        A navigation controller of UIKit's own class has no "root view controller" relationship. One
        with a custom class may set its stack itself and is not reported. One that code can access,
        by identifier or as the initial controller, is reported as a note.
        """,
      effect: """
        It shows an empty bar over a black screen, unless code sets its stack before it appears.
        """,
      example: """
        <navigationController id="Nav-vc-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="Nav-br-001"/>
        </navigationController>
        """,
      fix: """
        Drag from the navigation controller to its first scene and choose "root view controller".
        """),
    check: .document { document in
      document.emptyContainers(
        .navigationController, relationship: .rootViewController,
        "this navigation controller has no root view controller")
    })
}
