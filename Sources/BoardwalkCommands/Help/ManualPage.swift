/// The manual page, in the macros of man(7), rendered from the table of commands.
enum ManualPage {
  /// The text of `boardwalk.1`.
  static var text: String {
    var lines = [
      ".TH BOARDWALK 1 \"\" \"boardwalk \(CommandLineTool.version)\" \"User Commands\"",
      ".SH NAME", "boardwalk \\- check, run, draw and convert storyboards",
      ".SH SYNOPSIS", ".B boardwalk", ".I COMMAND", "[OPTIONS] [OPERANDS]", ".SH COMMANDS",
    ]
    for command in Command.all { lines += section(command) }
    lines += [".SH EXIT STATUS"]
    for (status, meaning) in ExitStatus.meanings {
      lines += [".TP", "\(status.rawValue)", escaped(meaning)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: Command) -> [String] {
    var lines = [".SS \(escaped("\(command.name) \(command.operands)"))"]
    lines += [escaped(command.summary + ".")]
    if !command.discussion.isEmpty {
      lines += [".PP"] + command.discussion.split(separator: "\n").map { escaped(String($0)) }
    }
    for option in command.options {
      lines += [".TP", ".B \(escaped(option.usage))", escaped(option.summaryWithChoices)]
    }
    return lines
  }

  /// `text` as a line without requests and escapes.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
