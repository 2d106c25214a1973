import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A view controller that code asks for and no document has.
  package static let unknownStoryboardIdentifier = Rule(
    id: "unknown-storyboard-identifier", severity: .error, category: .code,
    summary: "Code instantiates a view controller that does not exist.",
    page: ExplainPage(
      defect: """
        The code calls instantiateViewController with an identifier that no view controller has. It
        was renamed or deleted on one side only. Literals are checked, and constants with known
        values, and only if a folder is checked, since another document could have it.
        """,
      effect: """
        The call ends the app: "Storyboard (...) doesn't contain a view controller with identifier
        'X'" (EXC-11).
        """,
      example: """
        storyboard.instantiateViewController(withIdentifier: "Detial")
        ... and in the documents: <viewController storyboardIdentifier="Detail" .../>
        """,
      fix: """
        Use the identifier of the scene, or give the scene this identifier.
        """),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-storyboard-identifier", kind: .scene,
        defect: "no view controller has the storyboard identifier",
        uses: [.init(.scene, "Storyboard doesn't contain a view controller with identifier '%'")]
      ).findings(in: project)
    })
}
