import BoardwalkDocument

extension Rule {
  /// Two prototype cells of one table or collection with the same reuse identifier.
  package static let duplicateReuseIdentifier = Rule(
    id: "duplicate-reuse-identifier", severity: .error, category: .cells,
    summary: "Two prototype cells have the same reuse identifier.",
    page: ExplainPage(
      happened: """
        Code asks a table or collection for a copy of a prototype cell by its reuse identifier. Two
        prototypes of the same view have the same one.
        """,
      harm: """
        Interface Builder refuses to compile the document: "Multiple prototype cells have the same
        identifier". Only one of the two could ever be dequeued.
        """,
      example: """
        <prototypes>
            <tableViewCell reuseIdentifier="ItemCell" .../>
            <tableViewCell reuseIdentifier="ItemCell" .../>
        </prototypes>
        """,
      fix: "Give each prototype an identifier of its own, and dequeue the one that is meant."),
    check: .document { document in
      document.prototypeLists.flatMap { list -> [Violation] in
        var first: [String: Element] = [:]
        var violations: [Violation] = []
        for cell in list.children.map(Cell.init) {
          guard let identifier = cell.reuseIdentifier else { continue }
          guard let other = first[identifier] else {
            first[identifier] = cell.element
            continue
          }
          violations.append(
            Violation(
              cell.element, "reuseIdentifier",
              "give this cell a reuse identifier of its own: "
                + "'\(identifier)' already names an earlier prototype",
              notes: [.init("the earlier prototype", at: other)]))
        }
        return violations
      }
    })
}
