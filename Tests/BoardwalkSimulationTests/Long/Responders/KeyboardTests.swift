import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSchema
import BoardwalkSimulation
import Testing

@Suite("Keyboard appearance")
struct KeyboardTests {
  private static let notifications = KeyboardNotification.allCases.map(\.rawValue)

  private static let observing = FormCode { $0.observed = notifications }

  @Test(
    "RESP-10, S2-19: a focused text input shows a keyboard over a third of the screen")
  func shown() throws {
    var form = try Form("name")
    #expect(form.walk.simulation.keyboard == nil)
    try form.tap("name")
    let keyboard = try #require(form.walk.simulation.keyboard)
    #expect(keyboard.type == .default)
    #expect(keyboard.returnKey == .default)
    #expect(keyboard.frame == LayoutRect(x: 0, y: 407, width: 375, height: 260))
    #expect(keyboard.frame.size.height * 3 > 667)
  }

  @Test("KB-01: keyboard notifications have screen frames and times")
  func notifications() throws {
    var form = try Form("name", code: Self.observing)
    try form.walk.start(.tap(try form.touchable("name")))
    let frames = "0 667 375 260, 0 407 375 260, 0.25"
    #expect(
      form.walk.logs == [
        "UIKeyboardWillChangeFrameNotification, \(frames)",
        "UIKeyboardWillShowNotification, \(frames)",
      ])
    form.walk.wait(249)
    #expect(form.walk.logs.isEmpty)
    #expect(!form.walk.simulation.isSettled)
    form.walk.wait(1)
    #expect(
      form.walk.logs == [
        "UIKeyboardDidChangeFrameNotification, \(frames)",
        "UIKeyboardDidShowNotification, \(frames)",
      ])
    #expect(form.walk.simulation.isSettled)
  }

  @Test("RESP-12, S2-24: the keyboard hides when no input is focused")
  func hidden() throws {
    var form = try Form("name", code: Self.observing)
    try form.tap("name")
    let view = try form.view("name")
    form.walk.act { $0.resignFirstResponder(.view(view)) }
    let frames = "0 407 375 260, 0 667 375 260, 0.25"
    #expect(
      form.walk.logs == [
        "UIKeyboardWillChangeFrameNotification, \(frames)",
        "UIKeyboardWillHideNotification, \(frames)",
        "UIKeyboardDidChangeFrameNotification, \(frames)",
        "UIKeyboardDidHideNotification, \(frames)",
      ])
    #expect(form.walk.simulation.keyboard == nil)
  }

  @Test("KB-03: moving between fields keeps the keyboard and reports only frame changes")
  func moving() throws {
    let pad = "<textInputTraits key=\"textInputTraits\" keyboardType=\"numberPad\"/>"
    var form = try Form(
      [("a1", "", ""), ("a2", "", ""), ("value", "", pad)], code: Self.observing)
    try form.tap("a1")
    try form.tap("a2")
    #expect(form.walk.logs.isEmpty)
    try form.tap("value")
    let frames = "0 407 375 260, 0 451 375 216, 0.25"
    #expect(
      form.walk.logs == [
        "UIKeyboardWillChangeFrameNotification, \(frames)",
        "UIKeyboardDidChangeFrameNotification, \(frames)",
      ])
  }

  @Test("ORC-60: the newest system's keyboard has its own duration")
  func newest() throws {
    var form = try Form("name", code: Self.observing, system: 26)
    try form.tap("name")
    #expect(form.walk.logs.last?.hasSuffix("0 407 375 260, 0.383") == true)
  }

  private func leaving(_ code: FormCode) throws -> Walk {
    var code = code
    code.observed = [KeyboardNotification.willHide.rawValue]
    let app = try SketchedApp(
      .navigation("nav", root: "b"), Sketch("b").button("Go", .show("a")),
      Form.scene([("name", "userLabel=\"Name\"", "")]))
    var walk = app.launch(["AViewController": code])
    try walk.tap("Go")
    try walk.tap("Name")
    try walk.back()
    return walk
  }

  @Test("KB-06, S2-29: on the way back the keyboard hides at once")
  func leavingAtOnce() throws {
    let walk = try leaving(FormCode { $0.refusals = ["end"] })
    #expect(walk.simulation.keyboard == nil)
    #expect(walk.simulation.firstResponder == nil)
    #expect(walk.logs.first?.hasSuffix(", 0.0") == true)
    #expect(walk.trace.contains("textFieldDidEndEditing name"), "TXT-05")
  }

  @Test("KB-06, S2-29: ending editing in viewWillDisappear animates the keyboard")
  func smoothly() throws {
    let walk = try leaving(FormCode { $0.onWillDisappear = { $0.endEditing(true) } })
    #expect(walk.logs.count == 1)
    #expect(walk.logs.first?.hasSuffix(", 0.25") == true)
  }

  @Test("KB-07: a form sheet keeps the keyboard until it is dismissed")
  func formSheet() throws {
    for (style, stays) in [("formSheet", true), ("fullScreen", false)] {
      let app = try SketchedApp(
        Sketch("b").button("Present", .present("a")),
        Form.scene([("name", "userLabel=\"Name\"", "")]).with("modalPresentationStyle", style))
      var walk = try app.launch(on: "iPad (9.7-inch)")
      try walk.tap("Present")
      try walk.tap("Name")
      let view = ViewID("name", of: try walk.id("A"))
      walk.act { $0.resignFirstResponder(.view(view)) }
      #expect(walk.simulation.firstResponder == nil)
      #expect((walk.simulation.keyboard != nil) == stays, "\(style)")
      try walk.dismiss()
      #expect(walk.simulation.keyboard == nil)
    }
  }

  @Test("KB-08: the keyboard moves no view")
  func staysAside() throws {
    var form = try Form("name")
    let root = try #require(form.walk.simulation.root)
    let before = form.walk.simulation.view(of: root)
    try form.tap("name")
    #expect(form.walk.simulation.view(of: root) == before)
  }

  @Test("RESP-10, TXT-08: input views and accessory views apply after a reload")
  func panels() throws {
    var form = try Form("name")
    let view = try form.view("name")
    try form.tap("name")
    let root = try #require(form.walk.simulation.root)
    let show = FormCode()
    form.walk.act { simulation in
      show.act(on: &simulation, as: root) { controller in
        var panels = InputPanels()
        panels.inputView = InputPanel("dates", height: 216)
        panels.inputAccessoryView = InputPanel("bar", height: 44)
        controller.setInputPanels(panels, of: "name")
      }
    }
    #expect(form.walk.simulation.keyboard?.inputView == nil, "not before it is reloaded")
    form.walk.act { simulation in
      show.act(on: &simulation, as: root) { $0.reloadInputViews("name") }
    }
    let keyboard = try #require(form.walk.simulation.keyboard)
    #expect(keyboard.inputView?.name == "dates")
    #expect(keyboard.accessory?.name == "bar")
    #expect(keyboard.frame == LayoutRect(x: 0, y: 407, width: 375, height: 260))
    #expect(throws: EventError.noKey("a")) { try form.type("a") }
    #expect(form.walk.simulation.firstResponder == .view(view))
  }

  @Test("KB-04: keyboard names of documents are known")
  func types() throws {
    for (written, type) in [
      ("URL", KeyboardType.url), ("alphabet", .asciiCapable), ("webSearch", .webSearch),
      ("emailAddress", .emailAddress), ("decimalPad", .decimalPad), ("nonsense", .default),
    ] {
      let traits =
        "<textInputTraits key=\"textInputTraits\" keyboardType=\"\(written)\" "
        + "returnKeyType=\"done\"/>"
      var form = try Form([("name", "", traits)])
      try form.tap("name")
      #expect(form.walk.simulation.keyboard?.type == type)
      #expect(form.walk.simulation.keyboard?.returnKey == (type.isPad ? nil : .done))
    }
  }

  @Test("a simulation with a keyboard differs until it hides")
  func equality() throws {
    var form = try Form("name")
    let before = form.walk.simulation
    try form.tap("name")
    #expect(form.walk.simulation != before)
    let view = try form.view("name")
    form.walk.act { $0.resignFirstResponder(.view(view)) }
    #expect(form.walk.simulation == before)
  }
}
