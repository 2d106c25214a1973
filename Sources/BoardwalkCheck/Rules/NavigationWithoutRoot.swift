import BoardwalkDocument

extension Rule {
  /// A navigation controller with nothing on its stack.
  package static let navigationWithoutRoot = Rule(
    id: "navigation-without-root", severity: .warning, category: .navigation,
    summary: "A navigation controller has no root view controller.",
    page: ExplainPage(
      happened: """
        A navigation controller of UIKit's own class has no "root view controller" relationship. One
        with a class of the app may set its stack itself, and is not reported; one that code can
        get hold of, by identifier or as the initial controller, is only noted.
        """,
      harm: "It shows an empty bar over black, unless code fills its stack before it appears.",
      example: """
        <navigationController id="Nav-vc-001" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="Nav-br-001"/>
        </navigationController>
        """,
      fix: """
        Drag from the navigation controller to its first scene and choose "root view controller".
        """),
    check: .document { document in
      document.emptyContainers(.navigationController, relationship: "rootViewController")
        .map { controller, isKnownToCode in
          Violation(
            controller.element,
            "give this navigation controller a root view controller: its stack is empty",
            severity: isKnownToCode ? .note : nil)
        }
    })
}
