import BoardwalkDocument

extension Rule {
  /// A storyboard identifier that is not the class.
  package static let identifierNamesClass = Rule(
    id: "identifier-names-class", severity: .warning, category: .style,
    summary: "A storyboard identifier differs from the class of its controller.",
    page: ExplainPage(
      happened: """
        A view controller with a class of the app has another storyboard identifier than its class's name.
        """,
      harm: """
        Code that makes controllers by their class, as many apps do, does not find it.
        """,
      example: """
        <viewController storyboardIdentifier="detail" customClass="DetailViewController" .../>
        """,
      fix: "Give the controller its class's name as identifier."),
    check: .document { document in
      document.identifiedControllers.compactMap { controller, identifier -> Violation? in
        guard let name = controller["customClass"], name != identifier else { return nil }
        return Violation(
          controller, "storyboardIdentifier",
          "call this controller '\(name)' after its class, not '\(identifier)'")
      }
    })
}
