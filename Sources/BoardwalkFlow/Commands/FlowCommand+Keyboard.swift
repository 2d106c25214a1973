import BoardwalkBase
import BoardwalkSimulation

/// What is done with a keyboard.
extension FlowCommand {
  static let focus = FlowCommand(
    name: "focus", forms: ["focus TARGET"],
    summary: "makes a field first responder, as code does; a tap does it as a finger does"
  ) { (reader) throws(SyntaxError) in .focus(try reader.target()) }

  static let type = FlowCommand(
    name: "type", forms: ["type \"TEXT\""],
    summary: "types a text, key by key, into what is first responder"
  ) { (reader) throws(SyntaxError) in .perform(.type(try reader.string("the text"))) }

  static let press = FlowCommand(
    name: "press", forms: ["press return", "press delete"],
    summary: "presses the Return key, or the one that takes the last character away"
  ) { (reader) throws(SyntaxError) in
    let token = reader.next
    let word = reader.takeWord()
    switch word?.lowercased() {
    case "return": return .perform(.pressReturn)
    case "delete": return .perform(.pressDelete)
    default:
      throw SyntaxError(
        "write press return, or press delete", at: token.range,
        suggestion: word.suggestion(among: ["return", "delete"]))
    }
  }

  static let clear = FlowCommand(
    name: "clear", forms: ["clear TARGET"], summary: "taps the button that clears a field"
  ) { (reader) throws(SyntaxError) in .clear(try reader.target()) }

  static let shake = FlowCommand(
    name: "shake", forms: ["shake"], summary: "shakes the device"
  ) { (_) throws(SyntaxError) in .perform(.shake) }
}
