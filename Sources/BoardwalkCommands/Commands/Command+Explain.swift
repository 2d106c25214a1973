import BoardwalkBase
import BoardwalkCheck
import BoardwalkScene

extension Command {
  static let explain = Command(
    name: "explain",
    operands: "[RULE|KIND]",
    summary: "describe a rule or a kind of object",
    discussion: """
      For a rule: the defect, its effect, an example and the fix. For a kind of object, such as
      button: its class, the meaning of a text after it, its defaults, attributes, values and parts.
      Without an operand, all rules are listed.
      """,
    options: []
  ) { arguments, console throws(CommandError) in
    guard !arguments.operands.isEmpty else {
      let width = Rule.all.map(\.id.name.count).max() ?? 0
      for rule in Rule.all {
        let name = rule.id.name.padded(to: width)
        let severity = rule.severity.rawValue.padded(to: 7)
        let mark = rule.isOn ? "" : " (off)"
        console.output("\(name)  \(severity)  \(rule.summary)\(mark)\n")
      }
      return .success
    }
    let name = try arguments.onlyOperand("a rule or a kind of object")
    if let page = KindPage(of: name) {
      console.output(page.text)
      return .success
    }
    guard let rule = Rule.named(name) else {
      throw CommandError(
        "there is no rule or kind of object named '\(name)'",
        notes: CommandError.suggestions(name, among: Rule.all.map(\.id.name) + KindPage.kinds)
          + ["boardwalk explain lists all rules"])
    }
    console.output(rule.explanation)
    return .success
  }
}
