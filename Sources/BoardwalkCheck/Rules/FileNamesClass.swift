import BoardwalkDocument

extension Rule {
  /// A storyboard with one scene whose name differs from the scene's class.
  package static let fileNamesClass = Rule(
    id: "file-names-class", severity: .warning, category: .style,
    summary: "A storyboard with one scene is not named after its class.",
    page: ExplainPage(
      defect: """
        A storyboard has one scene, and the class of its controller does not begin with the name of
        the storyboard.
        """,
      effect: """
        The screen of a class cannot be found by its name.
        """,
      example: "Settings.storyboard with one scene of class PreferencesViewController",
      fix: """
        Rename the file or the class.
        """),
    check: .document { document in
      guard document.kind == .storyboard, document.scenes.count == 1,
        let controller = document.scenes[0].controller, let name = controller.customClass?.name,
        !name.hasPrefix(document.name)
      else { return [] }
      return [
        Violation(
          controller.element, "customClass",
          "the document is named '\(document.name)', but its only scene has the class '\(name)'")
      ]
    })
}
