import BoardwalkDocument

extension Rule {
  /// A reuse identifier that is not the class.
  package static let reuseIdentifierNamesClass = Rule(
    id: "reuse-identifier-names-class", severity: .warning, category: .style,
    summary: "A reuse identifier differs from the class of its cell.",
    page: ExplainPage(
      happened: """
        A prototype cell with a class of the app has another reuse identifier than its class's name.
        """,
      harm: "Code that asks for cells by their class, as many apps do, does not find it.",
      example: """
        <tableViewCell reuseIdentifier="cell" customClass="ItemCell" .../>
        """,
      fix: "Give the cell its class's name as identifier."),
    check: .document { document in
      document.prototypeLists.flatMap { Array($0.children) }.compactMap { cell -> Violation? in
        guard let name = cell["customClass"], let identifier = cell["reuseIdentifier"],
          name != identifier
        else { return nil }
        return Violation(
          cell, "reuseIdentifier",
          "call this \(cell.noun) '\(name)' after its class, not '\(identifier)'")
      }
    })
}
