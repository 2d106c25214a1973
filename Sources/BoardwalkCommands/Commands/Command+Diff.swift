extension Command {
  static let diff = Command(
    name: "diff",
    operands: "A B",
    summary: "list the changes between two versions of a document",
    discussion: """
      A and B are files, folders whose documents are paired by name, or files in git such as
      HEAD~2:App/Main.storyboard. Frames and versions that follow from other changes are summarized
      in one line. The JSON form is complete: boardwalk patch applies it to A and gives B. The forms
      svg and html show the changed screens before and after, with marks.

      As git's external diff: git config diff.boardwalk.command "boardwalk diff --external --"
      """,
    options: [
      .value(
        "--as", "FORM", choices: DiffRun.Form.allCases.map(\.rawValue),
        "format of the changes (text)"),
      .flag("--exit-code", "exit with 1 if there are changes"),
      .flag("--external", "accept the seven arguments of git's external diff"),
      .output,
    ]
  ) { arguments, console throws(CommandError) in
    try DiffRun(arguments).run(console)
  }
}
