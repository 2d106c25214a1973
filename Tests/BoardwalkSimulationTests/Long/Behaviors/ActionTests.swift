import BoardwalkSimulation
import Testing

@Suite("Action methods")
struct ActionTests {
  private func action(_ selector: String, to target: String = "a") -> String {
    """
    <button id="x-\(selector)"><state key="normal" title="\(selector)"/><connections>
    <action selector="\(selector)" destination="\(target)" eventType="touchUpInside"
      id="c-\(selector)"/></connections></button>
    """
  }

  private func app() throws -> SketchedApp {
    try SketchedApp(Sketch("a").view(action("count:") + action("save:")))
  }

  private let counting = Script { script in
    script.actions = [
      "count:": { controller, sender in
        controller.state.count += 1
        if case .touchable(let button) = sender { controller.state.note = button.name }
      }
    ]
  }

  @Test("NIB-05: a touch sends the action with its sender")
  func sent() throws {
    var walk = try app().launch(["AViewController": counting])
    try walk.tap("count:")
    try walk.tap("count:")
    let state = walk.simulation.root.flatMap { walk.simulation.state(of: $0, as: Script.self) }
    #expect(state?.count == 2)
    #expect(state?.note == "count:")
    #expect(walk.trace == "A count: from \"count:\"")
  }

  @Test("S4-08, EXC-30: an unknown selector raises")
  func unrecognized() throws {
    var walk = try app().launch(["AViewController": counting])
    try walk.tap("save:")
    #expect(
      walk.simulation.exception?.reason
        == "-[AViewController save:]: unrecognized selector sent to instance")
  }

  @Test("a class without declared actions accepts all")
  func silent() throws {
    var walk = try app().launch(["AViewController": Script()])
    try walk.tap("save:")
    #expect(walk.simulation.exception == nil)
    #expect(walk.trace == "A save: from \"save:\"")
  }

  @Test("BAR-21: an action without a target goes up the responder chain")
  func responderChain() throws {
    let firstResponder =
      "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\" "
      + "sceneMemberID=\"firstResponder\"/>"
    let app = try SketchedApp(
      Sketch("a").container(.embed("b")),
      Sketch("b").view(action("count:", to: "fr")).object(firstResponder))
    var walk = app.launch(["AViewController": counting, "BViewController": Script()])
    try walk.tap("count:")
    #expect(walk.trace == "A count: from \"count:\"")
    var plain = app.launch()
    try plain.tap("count:")
    #expect(plain.trace == "B count: from \"count:\"")
  }

  @Test("SEG-14: a tap on a cell performs its segue, then selects it")
  func cell() throws {
    let cell = """
      <tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
      <tableViewCell id="cell" userLabel="Row"><connections>
      <segue destination="b" kind="show" identifier="open" id="seg"/></connections></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      """
    let app = try SketchedApp(
      .navigation("nav", root: "a"), Sketch("a").view(cell), Sketch("b"))
    let script = Script { $0.onSelect = { $0.log("selected \($1.name)") } }
    var walk = app.launch(["AViewController": script])
    try walk.startTap("Row")
    #expect(walk.trace.hasSuffix("B willMove(toParent: navigation controller)\nselected Row"))
  }

  @Test("BAR-12: the edit button toggles editing")
  func editing() throws {
    let script = Script { script in
      script.actions = [
        "count:": { controller, _ in
          controller.setEditing(!controller.isEditing, animated: true)
        }
      ]
      script.onEditing = { $0.log("editing: \($0.isEditing)") }
    }
    var walk = try app().launch(["AViewController": script])
    let before = walk.simulation
    try walk.tap("count:")
    #expect(walk.logs == ["editing: true"])
    #expect(walk.simulation.root.flatMap { walk.simulation[$0]?.isEditing } == true)
    #expect(walk.simulation != before)
    try walk.tap("count:")
    #expect(walk.logs == ["editing: false"])
    #expect(walk.simulation == before)
  }

  @Test("S4-04, EXC-41: code can raise an exception")
  func ownException() throws {
    let script = Script { script in
      script.onInit = { controller in
        controller.raise("Wrong initializer", reason: "Use initForNewItem:")
      }
    }
    let walk = try app().launch(["AViewController": script])
    #expect(
      walk.entries.dropFirst().first?.text == "*** Terminating app due to uncaught exception "
        + "'Wrong initializer', reason: 'Use initForNewItem:'")
    let callbacks = walk.entries.filter { if case .callback = $0.event { true } else { false } }
    #expect(callbacks.map(\.text) == ["init(coder:)"], "and then nothing more")
    #expect(walk.simulation.isSettled)
  }
}
