import BoardwalkBase

/// A command of the flow language: its syntax, its documentation, and its parser.
package struct FlowCommand: Sendable {
  /// The word it begins with.
  package let name: String

  /// All forms; words in capitals are placeholders.
  package let forms: [String]

  /// A one-line summary.
  package let summary: String

  /// Whether it is only allowed at a prompt: in a file it is an error.
  package let isForPrompt: Bool

  /// Parses the operands.
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
