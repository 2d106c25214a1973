import BoardwalkBase
import BoardwalkSimulation

/// Time commands.
extension FlowCommand {
  static let wait = FlowCommand(
    name: "wait", forms: ["wait SECONDS", "wait NUMBER ms"], summary: "advances the clock"
  ) { (reader) throws(SyntaxError) in
    let range = reader.next.range
    let number = try reader.number("the seconds")
    let milliseconds = reader.consume(word: "ms") ? number : number * 1000
    guard (0...86_400_000).contains(milliseconds) else {
      throw SyntaxError("the time to wait must be from 0 to 86400 seconds", at: range)
    }
    return .perform(.wait(Int(milliseconds)))
  }

  static let freeze = FlowCommand(
    name: "freeze", forms: ["freeze"],
    summary: "stops the clock in the middle of animations; only wait advances it"
  ) { (_) throws(SyntaxError) in .freeze(true) }

  static let thaw = FlowCommand(
    name: "thaw", forms: ["thaw"],
    summary: "starts the clock again and finishes all animations"
  ) { (_) throws(SyntaxError) in .freeze(false) }
}
