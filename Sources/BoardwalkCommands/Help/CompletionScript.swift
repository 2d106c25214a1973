/// A script by which a shell completes commands, options and their values, rendered from the table
/// of commands.
enum CompletionScript: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script for `commands`.
  func text(for commands: [Command]) -> String {
    switch self {
    case .bash: Self.bash(commands)
    case .zsh: Self.zsh(commands)
    case .fish: Self.fish(commands)
    }
  }

  /// Sets COMPREPLY to the words that begin with the current one; files if there are none.
  private static func bash(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      "    \(command.name)) words=\"\(command.options.map(\.name).joined(separator: " "))\" ;;\n"
    }
    let values = choices(commands).map { command, option in
      "    \(command.name):\(option.name)) words=\"\(option.choices.joined(separator: " "))\" ;;\n"
    }
    return """
      _boardwalk() {
        local words="" current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}:$previous" in
      \(values.joined())  esac
        if [ -z "$words" ] && [[ "$current" == -* ]]; then
          case "${COMP_WORDS[1]}" in
      \(cases.joined())    esac
        fi
        if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$current")); fi
      }
      complete -o default -F _boardwalk boardwalk

      """
  }

  private static func zsh(_ commands: [Command]) -> String {
    let names = commands.map { "    \("\($0.name):\($0.summary)".quotedForShell)\n" }
    let cases = commands.map { command in
      let options = command.options.map { option in
        let name = option.name + (option.value == nil ? "" : "=")
        let text = "[\(option.summary.map { "[]:".contains($0) ? " " : "\($0)" }.joined())]"
        let value =
          option.choices.isEmpty
          ? option.value.map { ":\($0):_files" } ?? ""
          : ":\(option.value ?? ""):(\(option.choices.joined(separator: " ")))"
        return " " + (name.replacing("=", with: "") + text + value).quotedForShell
      }
      return "    \(command.name)) _arguments\(options.joined()) '*:file:_files' ;;\n"
    }
    return """
      #compdef boardwalk
      _boardwalk() {
        local -a commands
        commands=(
      \(names.joined())  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined())  esac
      }
      _boardwalk "$@"

      """
  }

  private static func fish(_ commands: [Command]) -> String {
    let names = commands.map { command in
      "complete -c boardwalk -n __fish_use_subcommand -a \(command.name) -d \(command.summary.quotedForShell)\n"
    }
    let options = commands.flatMap { command in
      command.options.map { option in
        let flag =
          option.name.hasPrefix("--")
          ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        let value =
          option.choices.isEmpty
          ? (option.value == nil ? "" : " -r")
          : " -x -a \(option.choices.joined(separator: " ").quotedForShell)"
        return
          "complete -c boardwalk -n '__fish_seen_subcommand_from \(command.name)' \(flag)\(value)"
          + " -d \(option.summary.quotedForShell)\n"
      }
    }
    return (names + options).joined()
  }

  /// The options that take one of several words.
  private static func choices(_ commands: [Command]) -> [(Command, Option)] {
    commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { (command, $0) }
    }
  }
}

extension String {
  /// The text in single quotes for a shell.
  var quotedForShell: String { "'" + replacing("'", with: "'\\''") + "'" }
}
