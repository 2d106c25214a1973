import BoardwalkLanguage

/// A command of the flow language: how it is written, what it does, and how it is read.
public struct FlowCommand: Sendable {
  /// The word it begins with.
  public let name: String

  /// Every way to write it; words in capitals stand for what the author puts there.
  public let forms: [String]

  /// What it does, in one line.
  public let summary: String

  /// Whether only a person at a prompt can say it: in a file it is a mistake.
  public let isForPrompt: Bool

  /// Reads what follows the word.
  let parse: @Sendable (inout TokenReader) throws(SyntaxError) -> FlowAction

  init(
    name: String, forms: [String], summary: String, isForPrompt: Bool = false,
    parse: @escaping @Sendable (inout TokenReader) throws(SyntaxError) -> FlowAction
  ) {
    self.name = name
    self.forms = forms
    self.summary = summary
    self.isForPrompt = isForPrompt
    self.parse = parse
  }

  /// All commands, in the order in which they are explained.
  public static let all: [FlowCommand] = [
    launch, tap, set, focus, type, press, clear, back, pop, tab, scroll, pull, swipe, touch,
    long, pinch, pan, release, hold, drag, rotate, shake, columns, dismiss, perform, wait, freeze,
    thaw,
    expect, snapshot, whereCommand, tree, list, undo, trace, save, help, quit,
  ]
}
