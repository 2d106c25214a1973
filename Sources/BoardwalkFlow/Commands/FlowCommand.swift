import BoardwalkBase

/// A command of the flow language: how it is written, what it does, and how it is read.
package struct FlowCommand: Sendable {
  /// The word it begins with.
  package let name: String

  /// Every way to write it; words in capitals stand for what the author puts there.
  package let forms: [String]

  /// A one-line summary.
  package let summary: String

  /// Whether only a person at a prompt can say it: in a file it is a mistake.
  package let isForPrompt: Bool

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
  package static let all: [FlowCommand] = [
    launch, tap, set, focus, type, press, clear, back, pop, tab, scroll, pull, swipe, touch,
    long, pinch, pan, release, hold, drag, rotate, appearance, shake, columns, dismiss, perform,
    wait, freeze,
    thaw,
    expect, snapshot, whereCommand, tree, list, undo, trace, save, help, quit,
  ]
}
