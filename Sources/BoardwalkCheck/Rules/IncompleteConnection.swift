import BoardwalkDocument

extension Rule {
  /// A connection without a required attribute.
  package static let incompleteConnection = Rule(
    id: "incomplete-connection", severity: .error, category: .objects,
    summary: "A connection lacks a property, selector, kind or destination.",
    page: ExplainPage(
      defect: """
        An outlet needs a property and a destination, an action a selector, a segue a kind and a
        destination, and a relationship its name. One of these is missing or empty. Interface
        Builder always writes them, so an edit or a merge has removed it.
        """,
      effect: """
        The connection does not exist at run time. An outlet stays nil, and its first use crashes;
        an action is not sent; a segue cannot be performed.
        """,
      example: """
        <outlet destination="Nam-fd-001" id="Nam-ou-001"/>
        ... without property="nameField"
        """,
      fix: """
        Add the missing attribute, or delete the connection and create it again.
        """),
    check: .document { document in
      needs.flatMap { kind, needs in
        document.elements(of: kind).flatMap { element -> [Violation] in
          // Elements outside of `connections` may have the same names.
          guard element.parent.flatMap({ document.kind(of: $0) }) == .connections else { return [] }
          let isRelationship = kind == .segue && Segue(element).kind == .relationship
          return (needs + (isRelationship ? ["relationship"] : []))
            // An empty destination is a dangling one.
            .filter { $0 == "destination" ? element[$0] == nil : element[$0]?.isEmpty ?? true }
            .map { lack(of: $0, element) }
        }
      }
    })

  /// The attributes without which each sort of connection is none.
  private static let needs: [(kind: ElementKind, attributes: [String])] = [
    (.outlet, ["property", "destination"]), (.outletCollection, ["property", "destination"]),
    (.action, ["selector"]), (.segue, ["kind", "destination"]),
  ]

  private static func lack(of attribute: String, _ element: Element) -> Violation {
    let name = element["property"] ?? element["selector"] ?? element["identifier"] ?? ""
    let subject = name.isEmpty ? "this \(element.noun)" : "\(element.noun) '\(name)'"
    return element[attribute] == nil
      ? Violation(element, "\(subject) has no \(attribute)")
      : Violation(element, attribute, "the \(attribute) of \(subject) is empty")
  }
}
