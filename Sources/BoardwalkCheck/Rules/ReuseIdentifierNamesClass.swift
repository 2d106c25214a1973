import BoardwalkDocument

extension Rule {
  /// A reuse identifier that differs from the class.
  package static let reuseIdentifierNamesClass = Rule(
    id: "reuse-identifier-names-class", severity: .warning, category: .style,
    summary: "A reuse identifier differs from the class of its cell.",
    page: ExplainPage(
      defect: """
        A prototype cell with a custom class has a reuse identifier that is not the name of the
        class.
        """,
      effect: """
        Code that dequeues cells by the name of their class fails.
        """,
      example: """
        <tableViewCell reuseIdentifier="cell" customClass="ItemCell" .../>
        """,
      fix: """
        Use the name of the class as the identifier.
        """),
    check: .document { document in
      document.prototypeLists.flatMap { Array($0.children) }.compactMap { cell -> Violation? in
        guard let name = cell["customClass"], let identifier = cell["reuseIdentifier"],
          name != identifier
        else { return nil }
        return Violation(
          cell, "reuseIdentifier",
          "reuse identifier '\(identifier)' differs from the class '\(name)'")
      }
    })
}
