import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// An identifier that no code uses.
  package static let unusedIdentifier = Rule(
    id: "unused-identifier", severity: .note, category: .code,
    summary: "No code uses an identifier of a document.",
    page: ExplainPage(
      defect: """
        A segue, view controller or cell has an identifier that occurs in no source, neither as a
        text nor as a word, and in no storyboard reference. Identifiers that code composes are not
        recognized, so this is a note.
        """,
      effect: """
        None at run time. The scene, segue or cell may be unused.
        """,
      example: """
        <segue destination="Dtl-vc-001" kind="show" identifier="showItem" id="Sho-sg-001"/>
        ... and in the sources no "showItem"
        """,
      fix: """
        Delete the identifier, or the unused object.
        """),
    check: .project { project in
      guard let resolver = ClassResolver(project), project.isWhole else { return [] }
      let referenced = Set(
        project.documents.flatMap { $0.elements(of: .viewControllerPlaceholder) }
          .compactMap { $0["referencedIdentifier"] })
      let meant = misspelledUses(in: project, resolver.sources)
      return resolver.violations { document in
        DocumentNames.attributes.flatMap { attribute, kind in
          document.elements(withAttribute: attribute).compactMap { element in
            guard kind != .segue || element.name == "segue",
              kind != .cell || document.repeatedContent(around: element) == element,
              kind != .scene || !referenced.contains(element[attribute] ?? ""),
              !meant.contains(element[attribute] ?? "")
            else { return nil }
            return unused(element, attribute, kind, resolver.sources)
          }
        }
      }
    })

  /// The identifiers that code misspells: those uses are reported.
  private static func misspelledUses(in project: Project, _ sources: ClassTable) -> Set<String> {
    let names = Set(
      project.documents.flatMap { document in
        DocumentNames.attributes.flatMap { attribute, _ in
          document.elements(withAttribute: attribute).compactMap { $0[attribute] }
        }
      })
    let sorted = names.sorted()
    var guesses = NameGuesses()
    return Set(
      Set(sources.uses.map(\.identifier)).subtracting(names).compactMap {
        guesses.closest(to: $0, in: sorted)
      })
  }

  private static func unused(
    _ element: Element, _ attribute: String, _ kind: DocumentNames.Kind, _ sources: ClassTable
  ) -> Violation? {
    guard let identifier = element[attribute], !identifier.isEmpty,
      // Unwind and embed segues are often identified by their destinations.
      !sources.quotes(identifier), !sources.mentions(identifier),
      !sources.mentionsPart(of: identifier)
    else { return nil }
    let noun =
      switch kind {
      case .segue: "segue"
      case .scene: "scene"
      default: "cell"
      }
    return Violation(
      element, attribute,
      "no source uses the identifier '\(identifier)' of this \(noun)")
  }
}
