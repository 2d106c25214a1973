import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A view controller that code asks for and no document has.
  package static let unknownStoryboardIdentifier = Rule(
    id: "unknown-storyboard-identifier", severity: .error, category: .code,
    summary: "Code asks a storyboard for a view controller that no document has.",
    page: ExplainPage(
      happened: """
        The code calls instantiateViewController with an identifier that is written out there, and
        no view controller in any storyboard has it. It was renamed or deleted on one side only. It
        is looked for only where a folder is checked, as another storyboard could have it.
        """,
      harm: """
        The call ends the app: "Storyboard (...) doesn't contain a view controller with identifier
        'X'" (EXC-11).
        """,
      example: """
        storyboard.instantiateViewController(withIdentifier: "Detial")
        ... and in the documents: <viewController storyboardIdentifier="Detail" .../>
        """,
      fix: "Write the identifier as the scene has it, or give the scene that identifier."),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-storyboard-identifier", use: .scene, kind: .scene,
        request: "ask for a view controller that exists: none in the documents has the identifier",
        consequence: "Storyboard doesn't contain a view controller with identifier '%'"
      ).findings(in: project)
    })
}
