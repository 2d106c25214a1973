/// A command: its syntax, its documentation, and its implementation.
package struct Command: Sendable {
  /// The word that names it.
  package let name: String

  /// The operands, such as `FILE`.
  package let operands: String

  /// A one-line summary.
  package let summary: String

  /// More about it, in paragraphs.
  package let discussion: String

  /// The options it understands.
  package let options: [Option]

  /// Runs it.
  let run: @Sendable (Arguments, Console) throws(CommandError) -> ExitStatus

  /// All commands, in the order in which help lists them.
  package static let all: [Command] = [
    check, compile, convert, format, generate, snapshot, run, test, explore, graph, nib, ibtool,
    diff, patch, merge, git, ids, explain, completions, help,
  ]
}
