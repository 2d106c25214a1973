/// A command: how it is written, what it does, and what runs it.
public struct Command: Sendable {
  /// The word that names it.
  public let name: String

  /// What stands behind the word, such as `FILE`.
  public let operands: String

  /// What it does, in one line.
  public let summary: String

  /// More about it, in paragraphs.
  public let discussion: String

  /// The options it understands.
  public let options: [Option]

  /// Runs it.
  let run: @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

  /// All commands, in the order in which help lists them.
  public static let all: [Command] = [
    check, compile, convert, format, snapshot, run, test, explore, graph, ids, explain, help,
  ]
}
