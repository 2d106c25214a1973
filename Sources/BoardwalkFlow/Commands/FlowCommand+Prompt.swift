import BoardwalkBase

/// What only a person at a prompt can say.
extension FlowCommand {
  static let trace = FlowCommand(
    name: "trace", forms: ["trace on", "trace off"],
    summary: "shows what each line calls, or no longer does", isForPrompt: true
  ) { (reader) throws(SyntaxError) in
    if reader.takes("on") { return .showTrace(true) }
    if reader.takes("off") { return .showTrace(false) }
    throw SyntaxError("write trace on or trace off", at: reader.range)
  }

  static let save = FlowCommand(
    name: "save", forms: ["save \"FILE\"", "save over \"FILE\""],
    summary: "writes what was done so far as a flow, with over also in place of an old one",
    isForPrompt: true
  ) { (reader) throws(SyntaxError) in
    let isReplacing = reader.takes("over")
    return .save(try reader.string("the file's name"), isReplacing: isReplacing)
  }
}
