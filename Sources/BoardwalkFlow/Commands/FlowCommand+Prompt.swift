import BoardwalkBase

/// Commands that are available only at the prompt.
extension FlowCommand {
  static let trace = FlowCommand(
    name: "trace", forms: ["trace on", "trace off"],
    summary: "shows or hides the callbacks of each step", isForPrompt: true
  ) { (reader) throws(SyntaxError) in
    if reader.consume(word: "on") { return .showTrace(true) }
    if reader.consume(word: "off") { return .showTrace(false) }
    throw SyntaxError("expected trace on or trace off", at: reader.range)
  }

  static let save = FlowCommand(
    name: "save", forms: ["save \"FILE\"", "save over \"FILE\""],
    summary: "saves the steps so far as a flow; over replaces a file without a question",
    isForPrompt: true
  ) { (reader) throws(SyntaxError) in
    let isReplacing = reader.consume(word: "over")
    return .save(try reader.string("the file's name"), isReplacing: isReplacing)
  }
}
