import BoardwalkLanguage

/// A command of the flow language: how it is written, what it does, and how it is read.
public struct FlowCommand: Sendable {
  /// The word it begins with.
  public let name: String

  /// Every way to write it; words in capitals stand for what the author puts there.
  public let forms: [String]

  /// What it does, in one line.
  public let summary: String

  /// Reads what follows the word.
  let parse: @Sendable (inout TokenReader) throws(SyntaxError) -> FlowAction

  /// All commands, in the order in which they are explained.
  public static let all: [FlowCommand] = [
    launch, tap, back, pop, tab, dismiss, perform, wait, expect, snapshot, whereCommand, tree, list,
    undo, help, quit,
  ]
}
