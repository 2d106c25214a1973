/// Help, rendered from the table of commands.
package enum HelpPage {
  /// What all commands are.
  package static var overview: String {
    var text = "usage: boardwalk COMMAND\n\n"
    text += table(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) })
    text +=
      "\nboardwalk help COMMAND describes a command; boardwalk --version prints the version.\n"
    text += "boardwalk --time-limit SECONDS COMMAND stops after that time, with status 2.\n"
    return text
  }

  /// How to use `command`.
  package static func text(for command: Command) -> String {
    var text = "usage: boardwalk \(command.name) \(command.operands)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.options.isEmpty {
      text += "\noptions:\n"
      text += table(
        command.options.map { option in
          let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
          return (
            [option.name, option.value].compactMap { $0 }.joined(separator: " "),
            option.summary + choices
          )
        })
    }
    return text
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }.joined()
  }
}
