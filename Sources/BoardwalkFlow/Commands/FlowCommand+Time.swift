import BoardwalkBase
import BoardwalkSimulation

/// How time passes.
extension FlowCommand {
  static let wait = FlowCommand(
    name: "wait", forms: ["wait SECONDS", "wait NUMBER ms"], summary: "lets time pass"
  ) { (reader) throws(SyntaxError) in
    let range = reader.next.range
    let number = try reader.number("how many seconds")
    let milliseconds = reader.takes("ms") ? number : number * 1000
    guard (0...86_400_000).contains(milliseconds) else {
      throw SyntaxError("wait from 0 to 86400 seconds", at: range)
    }
    return .perform(.wait(Int(milliseconds)))
  }

  static let freeze = FlowCommand(
    name: "freeze", forms: ["freeze"],
    summary: "stops the clock: what moves stays on its way, and only wait goes on with it"
  ) { (_) throws(SyntaxError) in .freeze(true) }

  static let thaw = FlowCommand(
    name: "thaw", forms: ["thaw"],
    summary: "lets the clock go on by itself again, and everything come to rest"
  ) { (_) throws(SyntaxError) in .freeze(false) }
}
