extension Command {
  static let help = Command(
    name: "help",
    operands: "[COMMAND]",
    summary: "describe a command",
    discussion: "",
    options: []
  ) { arguments, console throws(CommandError) in
    guard !arguments.operands.isEmpty else {
      console.output(HelpPage.overview)
      return .success
    }
    let name = try arguments.onlyOperand("a command")
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw CommandError(
        "there is no command '\(name)'",
        notes: CommandError.suggestions(name, among: Command.all.map(\.name)))
    }
    console.output(HelpPage.text(for: command))
    return .success
  }
}
