import BoardwalkBase
import BoardwalkSimulation

/// Touch commands with a target, other than a single tap.
extension FlowCommand {
  static let long = FlowCommand(
    name: "long", forms: ["long press TARGET", "long press TARGET for SECONDS"],
    summary: "presses an element for one second, or for the given time"
  ) { (reader) throws(SyntaxError) in
    try reader.require("press", "long press and a target")
    let target = try reader.target()
    guard reader.takes("for") else { return .touch(target, .press(milliseconds: 1000)) }
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
    guard reader.takesSymbol(",") else {
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
    let count = takes("twice") ? 2 : 1
    guard takes("with") else { return .tap(count: count) }
    let range = range
    guard let fingers = Int(exactly: try number("the fingers")), (1...5).contains(fingers),
      takes("fingers")
    else { throw SyntaxError("expected with a number of fingers, at most 5", at: range) }
    return .tap(count: count, fingers: fingers)
  }
}
