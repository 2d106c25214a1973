import BoardwalkBase
import BoardwalkSimulation

/// Keyboard commands.
extension FlowCommand {
  static let focus = FlowCommand(
    name: "focus", forms: ["focus TARGET"],
    summary: "makes a field first responder, as code does"
  ) { (reader) throws(SyntaxError) in .focus(try reader.target()) }

  static let type = FlowCommand(
    name: "type", forms: ["type \"TEXT\""],
    summary: "types a text into the first responder, key by key"
  ) { (reader) throws(SyntaxError) in .perform(.type(try reader.string("the text"))) }

  static let press = FlowCommand(
    name: "press", forms: ["press return", "press delete"],
    summary: "presses the Return or Delete key"
  ) { (reader) throws(SyntaxError) in
    let token = reader.next
    let word = reader.takeWord()
    switch word?.lowercased() {
    case "return": return .perform(.pressReturn)
    case "delete": return .perform(.pressDelete)
    default:
      throw SyntaxError(
        "expected press return or press delete", at: token.range,
        suggestion: word.suggestion(among: ["return", "delete"]))
    }
  }

  static let clear = FlowCommand(
    name: "clear", forms: ["clear TARGET"], summary: "taps the clear button of a field"
  ) { (reader) throws(SyntaxError) in .clear(try reader.target()) }

  static let shake = FlowCommand(
    name: "shake", forms: ["shake"], summary: "shakes the device"
  ) { (_) throws(SyntaxError) in .perform(.shake) }
}
