import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation

/// Gesture commands, and motions of the device.
extension FlowCommand {
  static let swipe = FlowCommand(
    name: "swipe",
    forms: [
      "swipe back", "swipe back cancelled", "swipe back held", "swipe left", "swipe right",
      "swipe left cancelled", "swipe up", "swipe down", "swipe left on TARGET",
      "swipe left on TARGET fully",
    ],
    summary:
      "swipes back from the edge, to another page, over the content, over an element, or all the way over a row"
  ) { (reader) throws(SyntaxError) in
    let token = reader.next
    let word = reader.takeWord()
    if let direction = word.flatMap(SwipeDirection.init) {
      try reader.rejectMisspelled(["on", "cancelled", "held"])
      guard reader.consume(word: "on") else { return try swipe(direction, &reader) }
      let target = try reader.target()
      guard direction == .left || direction == .right, reader.consume(word: "fully") else {
        return .touch(target, .swipe(direction))
      }
      return .swipeRow(target, direction)
    }
    if word == "back" { return .perform(.swipeBack(gesture(&reader))) }
    throw SyntaxError(
      "expected swipe back, left, right, up or down", at: token.range,
      suggestion: word.suggestion(among: ["back", "left", "right", "up", "down"]))
  }

  /// A swipe over the content.
  private static func swipe(
    _ direction: SwipeDirection, _ reader: inout TokenReader
  ) throws(SyntaxError) -> FlowAction {
    switch direction {
    case .left: .perform(.turnPage(.forward, gesture(&reader)))
    case .right: .perform(.turnPage(.reverse, gesture(&reader)))
    case .up: .perform(.disturbBars(.swipeUp))
    case .down: .perform(.disturbBars(.swipeDown))
    }
  }

  /// The extent of a gesture, completed by default.
  private static func gesture(_ reader: inout TokenReader) -> GestureProgress {
    if reader.consume(word: "cancelled") { return .cancelled }
    return reader.consume(word: "held") ? .begun : .completed
  }

  static let scroll = FlowCommand(
    name: "scroll",
    forms: ["scroll down NUMBER", "scroll up NUMBER", "scroll to TARGET", "scroll to top"],
    summary:
      "scrolls the frontmost list by rows or lines, until an element can be touched, or to its top, "
      + "as after a tap on the status bar"
  ) { (reader) throws(SyntaxError) in
    let token = reader.next
    let word = reader.takeWord()
    switch word {
    case "down": return .perform(.scroll(.rows(try rows(&reader))))
    case "up": return .perform(.scroll(.rows(-(try rows(&reader)))))
    case "to":
      return reader.consume(word: "top") ? .perform(.scroll(.top)) : .scrollTo(try reader.target())
    default:
      throw SyntaxError(
        "expected scroll down, up or to", at: token.range,
        suggestion: word.suggestion(among: ["down", "up", "to"]))
    }
  }

  private static func rows(_ reader: inout TokenReader) throws(SyntaxError) -> Int {
    let range = reader.next.range
    guard let count = Int(exactly: try reader.number("the rows")), (1...1_000_000) ~= count
    else { throw SyntaxError("expected a whole number greater than 0", at: range) }
    return count
  }

  static let pull = FlowCommand(
    name: "pull", forms: ["pull to refresh"],
    summary: "pulls the frontmost list down until its refresh control starts"
  ) { (reader) throws(SyntaxError) in
    try reader.require("to refresh", "pull to refresh")
    return .perform(.pullToRefresh)
  }

  static let release = FlowCommand(
    name: "release", forms: ["release", "release cancelled"],
    summary: "lifts the finger of an earlier line, at the end or at the start of its path"
  ) { (reader) throws(SyntaxError) in
    .perform(.endGesture(completed: !reader.consume(word: "cancelled")))
  }

  static let hold = FlowCommand(
    name: "hold", forms: ["hold back, choose \"TITLE\""],
    summary: "presses the back button and chooses from its menu"
  ) { (reader) throws(SyntaxError) in
    guard reader.consume(word: "back"), reader.consume(symbol: ","), reader.consume(word: "choose")
    else {
      throw SyntaxError("expected hold back, choose \"TITLE\"", at: reader.range)
    }
    return .chooseFromBackMenu(try reader.string("the entry's title"))
  }

  static let drag = FlowCommand(
    name: "drag",
    forms: [
      "drag down", "drag down cancelled", "drag sheet to DETENT", "drag TARGET to TARGET",
    ],
    summary:
      "drags the sheet down, down and back, or to a detent; or a row to another row"
  ) { (reader) throws(SyntaxError) in
    if reader.consume(word: "down") {
      return .perform(.dragSheetDown(isCompleted: !reader.consume(word: "cancelled")))
    }
    if reader.consume(word: "sheet") {
      try reader.require("to", "'to' and a detent")
      return .perform(.dragSheet(to: try reader.detent()))
    }
    guard reader.next.startsTarget else {
      throw reader.missing("expected down, sheet or a row", among: ["down", "sheet"])
    }
    let target = try reader.target()
    try reader.require("to", "'to' and a row")
    return .dragRow(target, to: try reader.target())
  }

  static let rotate = FlowCommand(
    name: "rotate",
    forms: ["rotate to landscape", "rotate to portrait", "rotate TARGET by DEGREES"],
    summary: "rotates the device, or two fingers over an element, clockwise"
  ) { (reader) throws(SyntaxError) in
    if reader.consume(word: "to") {
      if reader.consume(word: "landscape") { return .perform(.rotate(isLandscape: true)) }
      if reader.consume(word: "portrait") { return .perform(.rotate(isLandscape: false)) }
    } else if !reader.isNext("landscape"), !reader.isNext("portrait"), !reader.next.endsStatement {
      let target = try reader.target()
      _ = try reader.takeBy("rotate")
      return .touch(target, .rotate(degrees: try reader.number("the degrees")))
    }
    throw reader.missing(
      "expected rotate to landscape or rotate to portrait", among: ["landscape", "portrait"])
  }

  static let appearance = FlowCommand(
    name: "appearance", forms: ["appearance dark", "appearance light"],
    summary: "switches the device to dark or light colors"
  ) { (reader) throws(SyntaxError) in
    if reader.consume(word: "dark") { return .perform(.setUserInterfaceStyle(.dark)) }
    if reader.consume(word: "light") { return .perform(.setUserInterfaceStyle(.light)) }
    throw reader.missing(
      "expected appearance dark or appearance light", among: ["dark", "light"])
  }

  static let columns = FlowCommand(
    name: "columns", forms: ["columns"],
    summary: "shows or hides the columns of the frontmost split view"
  ) { (_) throws(SyntaxError) in .perform(.toggleColumns) }
}

extension TokenReader {
  /// A detent of a sheet: one of UIKit's by its word, another by its identifier.
  mutating func detent() throws(SyntaxError) -> String {
    let words = [Detent.medium, .large].map(\.identifier)
    for word in words where consume(word: word) { return word }
    guard case .word(let word) = next.value else { return try string("the detent's identifier") }
    throw SyntaxError(
      "expected medium, large or the identifier of a detent in double quotes", at: range,
      suggestion: word.suggestion(among: words) ?? "\"\(word)\"")
  }
}
