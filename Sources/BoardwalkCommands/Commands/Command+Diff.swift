extension Command {
  static let diff = Command(
    name: "diff",
    operands: "A B",
    summary: "lists what changed between two versions of a document, object by object",
    discussion: """
      A and B are files, folders whose documents are compared by their names, or git's names of files such
      as HEAD~2:App/Main.storyboard. Frames and versions that follow from other changes are counted in one
      line. The JSON form is complete: boardwalk patch makes B from A and it. The forms svg and html show the
      screens that changed before and after, with marks where something changed.

      As git's external diff: git config diff.boardwalk.command "boardwalk diff --external --"
      """,
    options: [
      .value(
        "--as", "FORM", choices: DiffRun.Form.allCases.map(\.rawValue),
        "how to write the changes (text)"),
      .flag("--exit-code", "end with 1 if there are changes"),
      .flag("--external", "take the seven arguments that git gives an external diff"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    try DiffRun(arguments).run(console)
  }
}
