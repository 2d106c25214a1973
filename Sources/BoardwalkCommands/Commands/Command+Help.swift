extension Command {
  static let help = Command(
    name: "help",
    operands: "[COMMAND|TOPIC]",
    summary: "describe a command or list a topic",
    discussion: """
      The topics are devices, flow, behavior and scene.
      """,
    options: [
      .flag("--man", "print the manual page, for man")
    ]
  ) { arguments, console throws(CommandError) in
    guard !arguments.has("--man") else {
      console.output(ManualPage.text)
      return .success
    }
    guard !arguments.operands.isEmpty else {
      console.output(HelpPage.overview)
      return .success
    }
    // A word of a command may follow: boardwalk help generate swift.
    let name = arguments.operands[0]
    if let command = Command.all.first(where: { $0.name == name }) {
      console.output(HelpPage.text(for: command))
    } else if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      console.output(topic.text())
    } else {
      let names = Command.all.map(\.name) + HelpTopic.all.map(\.name)
      throw CommandError(
        "there is no command or topic '\(name)'",
        notes: CommandError.suggestions(name, among: names))
    }
    return .success
  }
}
