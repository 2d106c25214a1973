import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A storyboard reference without a scene.
  package static let unresolvedStoryboardReference = Rule(
    id: "unresolved-storyboard-reference", severity: .error, category: .navigation,
    summary: "A storyboard reference leads to a storyboard or scene that does not exist.",
    page: ExplainPage(
      defect: """
        A storyboard reference denotes a scene of another storyboard: the one with the identifier,
        or the initial one. The project has no such storyboard, or the storyboard has no such scene.
        """,
      effect: """
        A segue to it ends the app: "Could not find a storyboard named 'X' in bundle ..." (EXC-09)
        or "Storyboard doesn't contain a view controller with identifier 'Y'" (EXC-11).
        """,
      example: """
        <viewControllerPlaceholder storyboardName="Setings" id="Ref-vc-001" .../>
        ... next to Settings.storyboard
        """,
      fix: """
        Use the name of the file without its extension. Give the scene the identifier, or make a
        scene the initial one. If the storyboard is in a framework, set its bundle; such a reference
        cannot be checked.
        """),
    check: .project { project in
      guard project.isWhole else { return [] }
      var resolver = ReferenceResolver(project)
      var violations: [(document: Int, violation: Violation)] = []
      for (index, document) in project.documents.enumerated() where document.kind == .storyboard {
        for element in document.elements(of: .viewControllerPlaceholder) {
          let reference = StoryboardReference(element)
          let resolution = resolver.resolve(reference, in: index)
          let guesses = violations.count < maximumGuessCount
          if let violation = unresolved(reference, resolution, in: project, guesses: guesses) {
            violations.append((index, violation))
          }
        }
      }
      return violations
    })

  /// The number of findings with suggestions, since computing a suggestion compares all names.
  private static let maximumGuessCount = 100

  /// The violation for an unresolved reference; nil for others.
  private static func unresolved(
    _ reference: StoryboardReference, _ resolution: ReferenceResolver.Resolution,
    in project: Project, guesses: Bool
  ) -> Violation? {
    let (attribute, message, effect): (String, String, String?)
    var guess: String?
    switch resolution {
    case .found, .unknown: return nil
    case .noStoryboard(let name):
      attribute = "storyboardName"
      message = "no storyboard is named '\(name)'"
      effect = "Could not find a storyboard named '\(name)'"
      if guesses { guess = Misspelling(name).closest(in: project.storyboardNames) }
    case .noIdentifier(let identifier, let documents):
      attribute = "referencedIdentifier"
      message =
        "no view controller in \(paths(documents, project)) has the storyboard identifier "
        + "'\(identifier)'"
      effect = "Storyboard doesn't contain a view controller with identifier '\(identifier)'"
      let identifiers = documents.lazy.flatMap { project.documents[$0].identifiedControllers }
        .map(\.identifier)
      if guesses { guess = Misspelling(identifier).closest(in: identifiers) }
    case .noInitialController(let documents):
      attribute = "storyboardName"
      message = "\(paths(documents, project)) has no initial view controller"
      effect = nil
    }
    if let bundle = reference.bundleIdentifier {
      return Violation(
        reference.element, "bundleIdentifier",
        "the scene of this reference is in the bundle '\(bundle)', which is not checked",
        severity: .note)
    }
    return Violation(
      reference.element, attribute, message,
      notes: .didYouMean(guess) + [effect].compactMap { $0.map { .init("at run time: \($0)") } },
      fix: guess.map { .write($0, "refer to '\($0)'") })
  }

  private static func paths(_ documents: [Int], _ project: Project) -> String {
    documents.map { project.documents[$0].file.name }.joined(separator: " and ")
  }
}
