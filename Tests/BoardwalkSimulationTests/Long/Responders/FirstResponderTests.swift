import BoardwalkSimulation
import Testing

@Suite("First responders")
struct FirstResponderTests {
  @Test("RESP-01: there is one first responder, which must resign")
  func one() throws {
    var form = try Form("name", "value")
    try form.tap("name")
    #expect(try form.isFirst("name"))
    try form.tap("value")
    #expect(try form.isFirst("value"))
    var stubborn = try Form("name", "value", code: FormCode { $0.refusals = ["end"] })
    try stubborn.tap("name")
    try stubborn.tap("value")
    #expect(try stubborn.isFirst("name"))
    #expect(stubborn.walk.trace.hasSuffix("textFieldShouldEndEditing name: no"))
  }

  @Test("RESP-01: a view that cannot become first responder does not")
  func cannot() throws {
    let app = try SketchedApp(
      Sketch("a").view("<label id=\"l\" text=\"Hi\"/><textField id=\"f\" enabled=\"NO\"/>")
        .view("<textView id=\"v\" editable=\"NO\"/>"))
    var walk = app.launch()
    let root = try #require(walk.simulation.root)
    for object in ["l", "f", "v", "nothing"] {
      walk.act { $0.becomeFirstResponder(.view(ViewID(object, of: root))) }
      #expect(walk.simulation.firstResponder == nil, "\(object)")
    }
    walk.act { $0.becomeFirstResponder(.controller(root)) }
    walk.act { $0.becomeFirstResponder(.window) }
    #expect(walk.simulation.firstResponder == nil)
  }

  @Test(
    "RESP-02: the chain is views, their controller, its parent or presenter, and the app")
  func chain() throws {
    let app = try SketchedApp(
      .navigation("nav", root: "a"),
      Sketch("a").container(.embed("b")).button("Present", .present("c")),
      Sketch("b").view(
        "<view id=\"box\"><subviews><textField id=\"f\" text=\"F\"/></subviews></view>"),
      Sketch("c"))
    var walk = app.launch()
    let (nav, a, b) = (
      try walk.id("navigation controller"), try walk.id("A"), try walk.id("B")
    )
    let end: [Responder] = [.window, .application, .applicationDelegate]
    #expect(
      walk.simulation.responderChain(from: .view(ViewID("f", of: b))) == [
        .view(ViewID("f", of: b)), .view(ViewID("box", of: b)), .view(ViewID("b-view", of: b)),
        .controller(b), .view(ViewID("a-2", of: a)), .view(ViewID("a-view", of: a)),
        .controller(a), .controller(nav),
      ] + end)
    #expect(
      walk.simulation.responderChain(from: .application) == [.application, .applicationDelegate])
    try walk.tap("Present")
    let c = try walk.id("C")
    #expect(
      walk.simulation.responderChain(from: .controller(c)) == [.controller(c), .controller(nav)]
        + end)
  }

  @Test(
    "RESP-03: an action without a target goes up from the first responder, else from its sender")
  func nilTarget() throws {
    let firstResponder =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\" "
      + "sceneMemberID=\"firstResponder\"/>"
    let send =
      "<action selector=\"count:\" destination=\"fr\" eventType=\"touchUpInside\" id=\"ac\"/>"
    let app = try SketchedApp(
      Sketch("a").container(.embed("b")).object(firstResponder)
        .view("<button id=\"x\" userLabel=\"Send\"><connections>\(send)</connections></button>"),
      Sketch("b").view("<textField id=\"f\" userLabel=\"Field\"/>"))
    let counting = FormCode { $0.actions = ["count:": { controller, _ in controller.log("here") }] }
    var walk = app.launch(["AViewController": counting, "BViewController": counting])
    try walk.tap("Send")
    #expect(walk.trace == "A count: from \"Send\"\nhere")
    try walk.tap("Field")
    try walk.tap("Send")
    #expect(walk.trace == "B count: from \"Send\"\nhere")
  }

  @Test("RESP-04: a view outside of a window becomes first responder later, a released one never")
  func outside() throws {
    let loading = FormCode { code in
      code.onLoad = { $0.log("\($0.becomeFirstResponder("name"))") }
    }
    let form = try Form("name", code: loading)
    #expect(form.walk.logs == ["false"])
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Go", .show("b")),
      Sketch("b").view("<textField id=\"f\"/>"))
    var walk = app.launch()
    try walk.tap("Go")
    let b = try walk.id("B")
    try walk.back()
    walk.act { $0.becomeFirstResponder(.view(ViewID("f", of: b))) }
    #expect(walk.simulation.firstResponder == nil)
  }

  /// A field that shows that it is edited.
  private struct FocusField: ViewBehavior {
    var mayEnd = true

    func didBecomeFirstResponder(_ view: inout RunningView) {
      view.state?.borderStyle = .line
      view.log("focused")
    }

    func canResignFirstResponder(_ view: inout RunningView) -> Bool { mayEnd }

    func didResignFirstResponder(_ view: inout RunningView) {
      view.state?.borderStyle = .roundedRect
    }
  }

  /// A view that is no text input and takes what is typed all the same.
  private struct Canvas: ViewBehavior {
    func canBecomeFirstResponder(_ view: inout RunningView) -> Bool? { true }
  }

  private func custom(_ name: String) -> [(name: String, attributes: String, content: String)] {
    [
      ("name", "customClass=\"\(name)\" borderStyle=\"roundedRect\"", ""), ("value", "", ""),
    ]
  }

  @Test("RESP-05, S2-45: a text field class changes its border while editing")
  func overrides() throws {
    let app = try SketchedApp(Form.scene(custom("FocusField")))
    var walk = app.launch(["FocusField": FocusField()])
    let root = try #require(walk.simulation.root)
    let view = ViewID("name", of: root)
    let before = walk.simulation
    walk.act { $0.becomeFirstResponder(.view(view)) }
    #expect(walk.simulation[view]?.borderStyle == .line)
    #expect(walk.logs == ["focused"])
    walk.act { $0.resignFirstResponder(.view(view)) }
    #expect(walk.simulation[view]?.borderStyle == .roundedRect)
    #expect(walk.simulation == before)
    var stubborn = app.launch(["FocusField": FocusField(mayEnd: false)])
    stubborn.act { $0.becomeFirstResponder(.view(view)) }
    stubborn.act { $0.resignFirstResponder(.view(view)) }
    #expect(stubborn.simulation.firstResponder == .view(view))
  }

  @Test("RESP-05: a view can become first responder without a keyboard")
  func canvas() throws {
    let app = try SketchedApp(Sketch("a").view("<view id=\"c\" customClass=\"Canvas\"/>"))
    var walk = app.launch(["Canvas": Canvas()])
    let view = ViewID("c", of: try #require(walk.simulation.root))
    walk.act { $0.becomeFirstResponder(.view(view)) }
    #expect(walk.simulation.firstResponder == .view(view))
    #expect(walk.simulation.keyboard == nil)
    #expect(throws: EventError.noKeyboard) { try walk.perform(.type("a")) }
  }

  @Test("RESP-06, S2-27: endEditing finds the first responder in a view and can force it")
  func endEditing() throws {
    let ending: FormCode.Handler = { controller, _ in controller.log("\(controller.endEditing())") }
    let forcing: FormCode.Handler = { controller, _ in
      controller.log("\(controller.endEditing(true))")
    }
    func form(_ refusals: Set<String>, _ handler: @escaping FormCode.Handler) throws -> Walk {
      let button = """
        <button id="x" userLabel="Done"><connections><action selector="done:" destination="a"
        eventType="touchUpInside" id="ac"/></connections></button>
        """
      let app = try SketchedApp(Form.scene([("name", "userLabel=\"Name\"", "")]).view(button))
      var walk = app.launch([
        "AViewController": FormCode {
          $0.refusals = refusals
          $0.actions = ["done:": handler]
        }
      ])
      try walk.tap("Name")
      try walk.tap("Done")
      return walk
    }
    let gentle = try form([], ending)
    #expect(gentle.simulation.firstResponder == nil)
    #expect(gentle.logs == ["true"])
    let refused = try form(["end"], ending)
    #expect(refused.simulation.firstResponder != nil)
    #expect(refused.logs == ["false"])
    let forced = try form(["end"], forcing)
    #expect(forced.simulation.firstResponder == nil)
    #expect(forced.trace.contains("textFieldShouldEndEditing name: no"))
    #expect(forced.trace.contains("textFieldDidEndEditing name"), "TXT-05")
  }

  @Test("S2-21: a shake reaches the first responder and the chain behind it")
  func shake() throws {
    let app = try SketchedApp(
      Sketch("a").container(.embed("b")), Sketch("b").view("<textField id=\"f\" text=\"F\"/>"))
    var walk = app.launch(["AViewController": FormCode(), "BViewController": FormCode()])
    try walk.perform(.shake)
    #expect(walk.trace.isEmpty)
    try walk.tap("F")
    try walk.perform(.shake)
    #expect(
      walk.trace == "B motionEnded(shake)\nshaken\nA motionEnded(shake)\nshaken")
  }

  @Test("a controller can be first responder and resigns on its way out")
  func controller() throws {
    var walk = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").button("Go", .show("b")), Sketch("b")
    ).launch([
      "BViewController": FormCode { code in
        code.isResponder = true
      }
    ])
    try walk.tap("Go")
    let b = try walk.id("B")
    walk.act { $0.becomeFirstResponder(.controller(b)) }
    #expect(walk.simulation.firstResponder == .controller(b))
    try walk.back()
    #expect(walk.simulation.firstResponder == nil)
  }
}
