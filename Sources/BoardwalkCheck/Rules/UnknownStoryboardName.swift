import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A storyboard that code opens and that does not exist.
  package static let unknownStoryboardName = Rule(
    id: "unknown-storyboard-name", severity: .error, category: .code,
    summary: "Code opens a storyboard that does not exist.",
    page: ExplainPage(
      defect: """
        The code opens a storyboard of the app by a name that no storyboard has. It was renamed or
        deleted on one side only. Literals are checked, and constants with known values, and only if
        a folder is checked, since another document could have it.
        """,
      effect: """
        The call ends the app: "Could not find a storyboard named 'X' in bundle ..." (EXC-09).
        """,
      example: """
        UIStoryboard(name: "Setings", bundle: nil)
        ... next to Settings.storyboard
        """,
      fix: """
        Use the name of the file without its extension.
        """),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-storyboard-name", kind: .storyboard, defect: "no storyboard is named",
        uses: [.init(.storyboard, "Could not find a storyboard named '%'")]
      ).findings(in: project)
    })
}
