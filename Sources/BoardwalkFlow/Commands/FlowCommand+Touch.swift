import BoardwalkBase
import BoardwalkSimulation

extension FlowCommand {
  static let tap = FlowCommand(
    name: "tap",
    forms: [
      "tap TARGET", "tap TARGET twice", "tap TARGET with 2 fingers", "tap back", "tap outside",
    ],
    summary: "taps an element, the back button, or outside a popover or form sheet"
  ) { (reader) throws(SyntaxError) in
    if reader.takes("back") { return .perform(.back) }
    if reader.takes("outside") { return .perform(.tapOutside) }
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
