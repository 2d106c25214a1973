import BoardwalkCheck

extension Command {
  static let explain = Command(
    name: "explain",
    operands: "[RULE]",
    summary: "says what a rule finds, why it matters and how to mend it",
    discussion: "Without a rule it lists them all.",
    options: []
  ) { arguments, console throws(CommandError) in
    guard !arguments.operands.isEmpty else {
      let width = Rule.all.map(\.id.name.count).max() ?? 0
      for rule in Rule.all {
        let name = rule.id.name + String(repeating: " ", count: width - rule.id.name.count)
        let severity = rule.severity.rawValue
        let padding = String(repeating: " ", count: 7 - severity.count)
        let mark = rule.isOn ? "" : " (off)"
        console.output("\(name)  \(severity)\(padding)  \(rule.summary)\(mark)\n")
      }
      return .success
    }
    let name = try arguments.onlyOperand("a rule")
    guard let rule = Rule.all.first(where: { $0.id.name == name }) else {
      throw CommandError(
        "there is no rule '\(name)'",
        notes: CommandError.suggestions(name, among: Rule.all.map(\.id.name))
          + ["boardwalk explain lists them all"])
    }
    console.output(rule.explanation)
    return .success
  }
}
