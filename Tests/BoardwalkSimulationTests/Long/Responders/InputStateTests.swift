import BoardwalkSimulation
import Testing

@Suite("Input state and identity")
struct InputStateTests {
  private func walk() throws -> Walk {
    try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Go", .show("b")),
      Sketch("b").view(
        "<textField id=\"f\" userLabel=\"Field\"/><textField id=\"g\" userLabel=\"Other\"/>"
      )
      .outlet("field", "f").outlet("other", "g")
    ).launch([
      "BViewController": FormCode { $0.onLoad = { $0.becomeDelegate(ofTextInput: "field") } }
    ]
    )
  }

  @Test(
    "screens reached twice are equal despite different controller ids")
  func renumbered() throws {
    var once = try walk()
    try once.tap("Go")
    try once.tap("Field")
    var twice = try walk()
    try twice.tap("Go")
    try twice.back()
    try twice.tap("Go")
    try twice.tap("Field")
    #expect(once.simulation == twice.simulation)
    #expect(once.simulation.hashValue == twice.simulation.hashValue)
    try twice.tap("Other")
    #expect(once.simulation != twice.simulation)
  }

  @Test("pending times are relative to now")
  func appointments() throws {
    var once = try walk()
    try once.tap("Go")
    try once.startTap("Field")
    var later = try walk()
    try later.perform(.wait(5000))
    try later.tap("Go")
    try later.startTap("Field")
    #expect(once.simulation == later.simulation)
    later.wait(100)
    #expect(once.simulation != later.simulation)
    once.settle()
    later.settle()
    #expect(once.simulation == later.simulation)
  }

  @Test("delegates and input views of released objects do not matter")
  func gone() throws {
    var walk = try walk()
    try walk.tap("Go")
    try walk.back()
    var fresh = try self.walk()
    fresh.settle()
    #expect(walk.simulation == fresh.simulation)
  }

  @Test("keyboard events have descriptions")
  func words() throws {
    var walk = try walk()
    try walk.tap("Go")
    let field = try walk.touchable("Field")
    let words: [(Event, String)] = [
      (.focus(field), "focus field \"Field\""), (.type("a"), "type \"a\""),
      (.pressReturn, "press return"), (.pressDelete, "press delete"),
      (.clear(field), "clear \"Field\""), (.shake, "shake"),
      (.touch(field, .tap(count: 2)), "tap 2 times \"Field\""),
      (.touch(field, .tap(fingers: 2)), "tap with 2 fingers \"Field\""),
      (.touch(field, .press(milliseconds: 500)), "press for 500 ms on \"Field\""),
      (.touch(field, .drag(right: 1, down: 2)), "drag by 1.0, 2.0 on \"Field\""),
      (.touch(field, .swipe(.left)), "swipe left on \"Field\""),
      (.touch(field, .edgeDrag(.right)), "drag from the right edge of \"Field\""),
      (.touch(field, .pinch(by: 2)), "pinch by 2.0 on \"Field\""),
      (.touch(field, .rotate(degrees: 90)), "rotate by 90.0 degrees \"Field\""),
    ]
    for (event, text) in words { #expect(event.description == text) }
  }

  @Test("offscreen fields are neither focused, cleared nor pinched")
  func stale() throws {
    var walk = try walk()
    try walk.tap("Go")
    let field = try walk.touchable("Field")
    try walk.back()
    for event in [Event.focus(field), .clear(field), .touch(field, .pinch(by: 2))] {
      #expect(throws: EventError.notOnScreen("Field")) { try walk.perform(event) }
    }
  }

  @Test("focus makes a first responder without a touch")
  func focus() throws {
    var walk = try walk()
    try walk.tap("Go")
    try walk.perform(.focus(try walk.touchable("Field")))
    #expect(walk.simulation.keyboard != nil)
    let go = try walk.touchable("Back")
    try walk.perform(.focus(go))
    #expect(walk.simulation.keyboard != nil, "what is no view is not focused")
  }

  @Test("after an exception nothing can be typed and nothing is pending")
  func over() throws {
    var walk = try walk()
    try walk.tap("Go")
    try walk.startTap("Field")
    let root = try #require(walk.simulation.root)
    walk.start { $0.performSegue(withIdentifier: "none", from: root) }
    #expect(walk.simulation.exception != nil)
    #expect(throws: EventError.appIsOver) { try walk.perform(.type("a")) }
    #expect(walk.simulation.isSettled)
  }
}
