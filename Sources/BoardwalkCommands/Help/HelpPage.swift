import BoardwalkBase

/// Help, rendered from the table of commands.
package enum HelpPage {
  /// The list of all commands.
  package static var overview: String {
    var text = "usage: boardwalk COMMAND\n\n"
    text += table(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) })
    text += "\nboardwalk help TOPIC lists:\n"
    text += table(HelpTopic.all.map { ($0.name, $0.summary) })
    text +=
      "\nboardwalk help COMMAND describes a command; boardwalk --version prints the version.\n"
    text += "boardwalk --time-limit SECONDS COMMAND stops after that time, with status 2.\n"
    return text
  }

  /// The usage of `command`.
  package static func text(for command: Command) -> String {
    var text = "usage: boardwalk \(command.name) \(command.operands)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.options.isEmpty {
      text += "\noptions:\n"
      text += table(command.options.map { ($0.usage, $0.summaryWithChoices) })
    }
    return text
  }

  /// Two columns, without trailing blanks.
  static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { left, right in
      right.isEmpty ? "  \(left)\n" : "  \(left.padded(to: width))  \(right)\n"
    }.joined()
  }

  /// `words` in as many columns as fit a terminal, in columns from the left.
  static func columns(_ words: [String]) -> String {
    let width = (words.map(\.count).max() ?? 0) + 2
    let count = max(1, lineLength / width)
    return stride(from: 0, to: words.count, by: count).map { start in
      let row = words[start..<min(start + count, words.count)]
      let cells = row.dropLast().map { $0.padded(to: width) }
      return "  " + (cells + row.suffix(1)).joined() + "\n"
    }.joined()
  }

  private static let lineLength = 78
}
