import BoardwalkDocument

extension Rule {
  /// A tab bar controller with no tabs.
  package static let tabBarWithoutTabs = Rule(
    id: "tab-bar-without-tabs", severity: .warning, category: .navigation,
    summary: "A tab bar controller has no tabs.",
    page: ExplainPage(
      defect: """
        A tab bar controller of UIKit's own class has no "view controllers" relationship. One with a
        custom class may set its tabs itself and is not reported. One that code can access, by
        identifier or as the initial controller, is reported as a note.
        """,
      effect: """
        It shows an empty bar under a black screen, unless code sets its tabs before it appears.
        """,
      example: """
        <tabBarController id="Tab-vc-001" sceneMemberID="viewController">
            <tabBar key="tabBar" id="Tab-br-001"/>
        </tabBarController>
        """,
      fix: """
        Drag from the tab bar controller to each scene that is a tab and choose "view controllers".
        """),
    check: .document { document in
      document.emptyContainers(
        .tabBarController, relationship: .viewControllers, "this tab bar controller has no tabs")
    })
}
