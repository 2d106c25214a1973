import BoardwalkBase
import BoardwalkSimulation

extension FlowCommand {
  static let tap = FlowCommand(
    name: "tap",
    forms: [
      "tap TARGET", "tap TARGET twice", "tap TARGET with 2 fingers", "tap back", "tap outside",
      "tap menu preview",
    ],
    summary:
      "taps an element, the back button, outside a popover or form sheet, or the preview of a "
      + "context menu"
  ) { (reader) throws(SyntaxError) in
    if reader.isNext("menu"), case .word("preview") = reader.peek(1).value {
      reader.skip()
      reader.skip()
      return .perform(.tapPreview)
    }
    if reader.consume(word: "back") { return .perform(.back) }
    if reader.consume(word: "outside") { return .perform(.tapOutside) }
    let target = try reader.target()
    let motion = try reader.motionOfTap()
    return motion == .tap() ? .tap(target) : .touch(target, motion)
  }

  static let set = FlowCommand(
    name: "set", forms: ["set TARGET to NUMBER"],
    summary: "sets the value of a slider, date picker or picker"
  ) { (reader) throws(SyntaxError) in
    let target = try reader.target()
    try reader.require("to", "'to' and a number")
    return .set(target, try reader.number("the value"))
  }

  static let back = FlowCommand(
    name: "back", forms: ["back"], summary: "taps the back button"
  ) { (_) throws(SyntaxError) in .perform(.back) }

  static let pop = FlowCommand(
    name: "pop", forms: ["pop to root"],
    summary: "pops to the root of the frontmost navigation stack"
  ) { (reader) throws(SyntaxError) in
    try reader.require("to root", "pop to root, or back")
    return .perform(.popToRoot)
  }

  static let tab = FlowCommand(
    name: "tab", forms: ["tab \"TITLE\""], summary: "selects a tab"
  ) { (reader) throws(SyntaxError) in .selectTab(try reader.string("the tab's title")) }

  static let dismiss = FlowCommand(
    name: "dismiss", forms: ["dismiss"], summary: "dismisses the topmost presentation"
  ) { (_) throws(SyntaxError) in .perform(.dismiss) }

  static let perform = FlowCommand(
    name: "perform", forms: ["perform \"SEGUE\""],
    summary: "performs a segue by its identifier, as code does"
  ) { (reader) throws(SyntaxError) in
    .perform(.performSegue(try reader.string("the segue's identifier")))
  }
}

/// Touch commands with a target, other than a single tap.
extension FlowCommand {
  static let long = FlowCommand(
    name: "long", forms: ["long press TARGET", "long press TARGET for SECONDS"],
    summary: "presses an element for one second, or for the given time"
  ) { (reader) throws(SyntaxError) in
    try reader.require("press", "long press and a target")
    let target = try reader.target()
    guard reader.consume(word: "for") else { return .touch(target, .press(milliseconds: 1000)) }
    let range = reader.range
    let seconds = try reader.number("the seconds")
    guard (0...60).contains(seconds) else {
      throw SyntaxError("the time to press must be at most 60 seconds", at: range)
    }
    return .touch(target, .press(milliseconds: Int(seconds * 1000)))
  }

  static let touch = FlowCommand(
    name: "touch", forms: ["touch TARGET"],
    summary: "touches an element until release"
  ) { (reader) throws(SyntaxError) in .touch(try reader.target(), .hold) }

  static let pinch = FlowCommand(
    name: "pinch", forms: ["pinch TARGET by NUMBER"],
    summary: "pinches an element by a scale; below 1 the fingers move together"
  ) { (reader) throws(SyntaxError) in
    let target = try reader.target()
    let range = try reader.takeBy("pinch")
    let scale = try reader.number("the scale")
    guard scale > 0, scale <= 100 else {
      throw SyntaxError("the scale must be more than 0 and at most 100", at: range)
    }
    return .touch(target, .pinch(by: scale))
  }

  static let pan = FlowCommand(
    name: "pan", forms: ["pan TARGET by POINTS, POINTS"],
    summary: "drags a finger over an element, to the right and down"
  ) { (reader) throws(SyntaxError) in
    let target = try reader.target()
    _ = try reader.takeBy("pan")
    let right = try reader.number("the distance to the right")
    guard reader.consume(symbol: ",") else {
      throw SyntaxError("expected a comma and the distance down", at: reader.range)
    }
    return .touch(target, .drag(right: right, down: try reader.number("the distance down")))
  }
}

extension TokenReader {
  /// Consumes `by` and returns the range of the number after it.
  mutating func takeBy(_ command: String) throws(SyntaxError) -> Range<Int> {
    try require("by", "\(command), a target, by and a number")
    return range
  }

  /// Parses the optional words after a tapped target: `twice`, `with 2 fingers`.
  mutating func motionOfTap() throws(SyntaxError) -> FingerMotion {
    let count = consume(word: "twice") ? 2 : 1
    guard consume(word: "with") else { return .tap(count: count) }
    let range = range
    guard let fingers = Int(exactly: try number("the fingers")), (1...5).contains(fingers),
      consume(word: "fingers")
    else { throw SyntaxError("expected with a number of fingers, at most 5", at: range) }
    return .tap(count: count, fingers: fingers)
  }
}
