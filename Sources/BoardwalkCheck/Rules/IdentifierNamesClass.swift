import BoardwalkDocument

extension Rule {
  /// A storyboard identifier that differs from the class.
  package static let identifierNamesClass = Rule(
    id: "identifier-names-class", severity: .warning, category: .style,
    summary: "A storyboard identifier differs from the class of its controller.",
    page: ExplainPage(
      defect: """
        A view controller with a custom class has a storyboard identifier that is not the name of
        the class.
        """,
      effect: """
        Code that instantiates controllers by the name of their class fails.
        """,
      example: """
        <viewController storyboardIdentifier="detail" customClass="DetailViewController" .../>
        """,
      fix: """
        Use the name of the class as the identifier.
        """),
    check: .document { document in
      document.identifiedControllers.compactMap { controller, identifier -> Violation? in
        guard let name = controller["customClass"], name != identifier else { return nil }
        return Violation(
          controller, "storyboardIdentifier",
          "storyboard identifier '\(identifier)' differs from the class '\(name)'")
      }
    })
}
