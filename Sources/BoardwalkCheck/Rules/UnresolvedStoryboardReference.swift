import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

extension Rule {
  /// A storyboard reference that stands for no scene.
  package static let unresolvedStoryboardReference = Rule(
    id: "unresolved-storyboard-reference", severity: .error, category: .navigation,
    summary: "A storyboard reference names a storyboard or scene that does not exist.",
    page: ExplainPage(
      happened: """
        A storyboard reference stands for a scene in another storyboard: the one with the given
        identifier, else the initial one. The project has no such storyboard, or the storyboard has
        no such scene.
        """,
      harm: """
        A segue to it ends the app: "Could not find a storyboard named 'X' in bundle ..." (EXC-09)
        or "Storyboard doesn't contain a view controller with identifier 'Y'" (EXC-11).
        """,
      example: """
        <viewControllerPlaceholder storyboardName="Setings" id="Ref-vc-001" .../>
        ... beside Settings.storyboard
        """,
      fix: """
        Name the storyboard as its file is called, without the extension. Give the scene the
        identifier that is referred to, or make one scene there the initial one. Where a framework
        holds the storyboard, name its bundle; then only the running app can tell.
        """),
    check: .project { project in
      guard project.isWhole else { return [] }
      var resolver = ReferenceResolver(project)
      var violations: [(document: Int, violation: Violation)] = []
      for (index, document) in project.documents.enumerated() where document.kind == .storyboard {
        for element in document.elements(of: .viewControllerPlaceholder) {
          let reference = StoryboardReference(element)
          let resolution = resolver.resolve(reference, in: index)
          let guesses = violations.count < mostGuesses
          if let violation = unresolved(reference, resolution, in: project, guesses: guesses) {
            violations.append((index, violation))
          }
        }
      }
      return violations
    })

  /// After so many a guess is left out: it looks at all names, and nobody reads a hundredth one.
  private static let mostGuesses = 100

  /// What to say of a reference; nothing of those that are found.
  private static func unresolved(
    _ reference: StoryboardReference, _ resolution: ReferenceResolver.Resolution,
    in project: Project, guesses: Bool
  ) -> Violation? {
    let attribute: String
    let message: String
    var notes: [Violation.Note] = []
    var fix: Violation.Fix?
    switch resolution {
    case .found, .unknown: return nil
    case .noStoryboard(let name):
      attribute = "storyboardName"
      message = "name a storyboard that exists: none here is called '\(name)'"
      if guesses, let guess = Misspelling(name).closest(in: project.storyboardNames) {
        notes.append(.init("did you mean '\(guess)'?"))
        fix = .write(guess, "refer to '\(guess)'")
      }
      notes.append(.init("at run time: Could not find a storyboard named '\(name)'"))
    case .noIdentifier(let identifier, let documents):
      attribute = "referencedIdentifier"
      message =
        "refer to a scene that exists: no view controller in \(paths(documents, project)) has the "
        + "storyboard identifier '\(identifier)'"
      let identifiers = documents.lazy.flatMap { project.documents[$0].identifiedControllers }
        .map(\.identifier)
      if guesses, let guess = Misspelling(identifier).closest(in: identifiers) {
        notes.append(.init("did you mean '\(guess)'?"))
        fix = .write(guess, "refer to '\(guess)'")
      }
      notes.append(
        .init(
          "at run time: Storyboard doesn't contain a view controller with identifier "
            + "'\(identifier)'"))
    case .noInitialController(let documents):
      attribute = "storyboardName"
      message =
        "refer to a scene by its identifier: \(paths(documents, project)) has no initial view "
        + "controller"
    }
    if let bundle = reference.bundleIdentifier {
      return Violation(
        reference.element, "bundleIdentifier",
        "check this reference in the running app: its scene is in the bundle '\(bundle)', which is "
          + "not here", severity: .note)
    }
    return Violation(reference.element, attribute, message, notes: notes, fix: fix)
  }

  private static func paths(_ documents: [Int], _ project: Project) -> String {
    documents.map { project.documents[$0].file.name }.joined(separator: " and ")
  }
}
