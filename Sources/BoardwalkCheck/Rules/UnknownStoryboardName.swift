import BoardwalkBase
import BoardwalkProject

extension Rule {
  /// A storyboard that code opens and that does not exist.
  package static let unknownStoryboardName = Rule(
    id: "unknown-storyboard-name", severity: .error, category: .code,
    summary: "Code opens a storyboard that does not exist.",
    page: ExplainPage(
      happened: """
        The code opens a storyboard of the app's bundle by a name that is written out there, and no
        storyboard is called so. It was renamed or deleted on one side only. It is looked for only
        where a folder is checked.
        """,
      harm: """
        The call ends the app: "Could not find a storyboard named 'X' in bundle ..." (EXC-09).
        """,
      example: """
        UIStoryboard(name: "Setings", bundle: nil)
        ... beside Settings.storyboard
        """,
      fix: "Write the name as the file is called, without its extension."),
    check: .sidecarFiles { project in
      UnknownIdentifier(
        rule: "unknown-storyboard-name", use: .storyboard, kind: .storyboard,
        request: "open a storyboard that exists: none is called",
        consequence: "Could not find a storyboard named '%'"
      ).findings(in: project)
    })
}
