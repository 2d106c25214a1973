/// The operands and options of a command.
struct Arguments: Sendable, Hashable {
  /// Files, folders and names, in order.
  private(set) var operands: [String] = []

  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether the switch `name` was given.
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// The value of the option `name`: the last one, if it was given several times.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of the option `name`, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The same without the first operand.
  var droppingFirstOperand: Arguments {
    var rest = self
    rest.operands = Array(operands.dropFirst())
    return rest
  }

  /// The same with only the operands for which `isKept` is true.
  func keepingOperands(where isKept: (String) -> Bool) -> Arguments {
    var rest = self
    rest.operands = operands.filter(isKept)
    return rest
  }

  /// The only operand, with its name `what` for messages.
  func onlyOperand(_ what: String) throws(CommandError) -> String {
    guard let operand = operands.first else { throw CommandError("\(what) is required") }
    guard operands.count == 1 else {
      throw CommandError("unexpected operand '\(operands[1])'; expected only \(what)")
    }
    return operand
  }

  /// Parses `words` after the name of `command`. Options may be anywhere; `--` ends them.
  init(_ words: some Sequence<String>, of command: Command) throws(CommandError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = command.options.first(where: { $0.isCalled(name) }) else {
        throw Self.unknown(name, of: command)
      }
      try read(option, attached: parts.count > 1 ? String(parts[1]) : nil, from: &words)
    }
  }

  private mutating func read(
    _ option: Option, attached: String?, from words: inout ArraySlice<String>
  ) throws(CommandError) {
    guard let placeholder = option.value else {
      guard attached == nil else { throw CommandError("\(option.name) takes no value") }
      flags.insert(option.name)
      return
    }
    guard let value = attached ?? words.popFirst() else {
      throw CommandError("\(option.name) requires a value: \(option.name) \(placeholder)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw CommandError(
        "'\(value)' is not a valid value of \(option.name)",
        notes: CommandError.suggestions(value, among: option.choices))
    }
    values[option.name, default: []].append(value)
  }

  private static func unknown(_ name: String, of command: Command) -> CommandError {
    CommandError(
      "\(command.name) has no option \(name)",
      notes: CommandError.suggestions(name, among: command.options.map(\.name))
        + ["see boardwalk help \(command.name)"])
  }
}
