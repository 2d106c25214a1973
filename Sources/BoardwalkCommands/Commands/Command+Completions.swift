extension Command {
  static let completions = Command(
    name: "completions",
    operands: "SHELL",
    summary: "print a script that completes commands and options",
    discussion: """
      SHELL is bash, zsh or fish. For bash: boardwalk completions bash > FILE, in the folder
      bash-completion/completions of the user's data folder. For zsh: a file _boardwalk in a folder of
      fpath. For fish: boardwalk.fish in ~/.config/fish/completions.
      """,
    options: []
  ) { arguments, console throws(CommandError) in
    let name = try arguments.onlyOperand("a shell")
    guard let shell = CompletionScript(rawValue: name) else {
      throw CommandError(
        "there are no completions for '\(name)'",
        notes: CommandError.suggestions(name, among: CompletionScript.allCases.map(\.rawValue)))
    }
    console.output(shell.text(for: Command.all))
    return .success
  }
}
