import BoardwalkDocument

extension Rule {
  /// A storyboard of one scene that is not called after it.
  package static let fileNamesClass = Rule(
    id: "file-names-class", severity: .warning, category: .style,
    summary: "A storyboard of one scene is not called after its class.",
    page: ExplainPage(
      happened: """
        A storyboard holds a single scene, and neither its name nor its name with ViewController is the
        class of the scene's controller.
        """,
      harm: "Whoever looks for the screen of a class does not find it by name.",
      example: "Settings.storyboard with one scene of class PreferencesViewController",
      fix: "Call the file after the class, or the class after the file."),
    check: .document { document in
      guard document.kind == .storyboard, document.scenes.count == 1,
        let controller = document.scenes[0].controller, let name = controller.customClass?.name,
        !name.hasPrefix(document.name)
      else { return [] }
      return [
        Violation(
          controller.element, "customClass",
          "call this document after its only scene: '\(name)', not '\(document.name)'")
      ]
    })
}
