import BoardwalkProject
import Foundation

/// The `boardwalk` command line.
package struct CommandLineTool: Sendable {
  /// The version of Boardwalk.
  package static let version = "0.1.0"

  private let console: Console

  /// A tool that reads and writes `console`.
  package init(_ console: Console) { self.console = console }

  /// Runs the command of the process's `arguments`.
  ///
  /// An executable named `ibtool` runs the command `ibtool`.
  package func run(process arguments: [String]) -> ExitStatus {
    let name = arguments.first?.split(separator: "/").last.map(String.init)
    let words = Array(arguments.dropFirst())
    return run(name == Command.ibtool.name ? [Command.ibtool.name] + words : words)
  }

  /// Runs the command of `words`, the arguments of the process without its name.
  package func run(_ words: [String]) -> ExitStatus {
    let status = outcome(of: words)
    guard let reason = console.outputFailure() else { return status }
    console.error(CommandError("cannot write the output: \(reason)").text)
    return .usage
  }

  private func outcome(of words: [String]) -> ExitStatus {
    do throws(CommandError) {
      return try dispatch(words)
    } catch {
      console.error(error.text)
      return error.status
    }
  }

  private func dispatch(_ words: [String]) throws(CommandError) -> ExitStatus {
    guard let name = words.first else {
      console.error(HelpPage.overview)
      return .usage
    }
    switch name {
    case "--version":
      console.output("boardwalk \(Self.version)\n")
      return .success
    case "-h", "--help":
      console.output(HelpPage.overview)
      return .success
    case "--time-limit":
      try startTimeLimit(words.dropFirst().first)
      return try dispatch(Array(words.dropFirst(2)))
    default: return try run(try command(named: name), words.dropFirst())
    }
  }

  private func command(named name: String) throws(CommandError) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let names = Command.all.map(\.name) + ["--version", "--help", "--time-limit"]
    throw CommandError(
      "there is no command '\(name)'",
      notes: CommandError.suggestions(name, among: names) + ["see boardwalk help"])
  }

  private func run(
    _ command: Command, _ words: ArraySlice<String>
  ) throws(CommandError) -> ExitStatus {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "-h" || $0 == "--help" }) {
      console.output(HelpPage.text(for: command))
      return .success
    }
    // Relative paths have no meaning without it, and the search for a project would have no end.
    guard !FileManager.default.currentDirectoryPath.isEmpty else {
      throw CommandError("the current folder does not exist")
    }
    let arguments = try Arguments(words, of: command)
    guard arguments.has(Option.watch.name) else { return try command.run(arguments, console) }
    guard !arguments.operands.contains("-") else {
      throw CommandError("--watch needs files, not the standard input")
    }
    return arguments.operands.allSatisfy(DocumentPaths().exists)
      ? watch(command, arguments) : try command.run(arguments, console)
  }

  /// Runs `command` each time that its files have changed, until the process is interrupted or the
  /// output can no longer be written.
  private func watch(_ command: Command, _ arguments: Arguments) -> ExitStatus {
    var status = ExitStatus.success
    FileWatch(arguments).repeatedly {
      do throws(CommandError) {
        status = try command.run(arguments, console)
      } catch {
        console.error(error.text)
        status = error.status
      }
      console.error("boardwalk: waiting for changes; press Control-C to end\n")
      return console.outputFailure() == nil
    }
    return status
  }

  /// Ends the process after the time limit of `word`.
  private func startTimeLimit(_ word: String?) throws(CommandError) {
    guard let word, let limit = TimeLimit(word) else {
      throw CommandError("--time-limit takes a number of seconds before the command")
    }
    limit.start { [console] in
      console.error("boardwalk: stopped after \(word) seconds, the limit of --time-limit\n")
      exit(ExitStatus.usage.rawValue)
    }
  }
}
