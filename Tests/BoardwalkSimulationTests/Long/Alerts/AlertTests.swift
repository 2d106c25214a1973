import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Alerts and action sheets")
struct AlertTests {
  /// Code of a controller that asks before it does something.
  private struct Asking: ControllerBehavior {
    var question: AlertContent
    var source: String?

    var actions: [String: Handler]? {
      ["ask:": { controller, _ in controller.present(question, from: source, completion: "shown") }]
    }

    func alert(
      _ controller: inout Instance, _ alert: AlertContent, didChoose action: AlertContent.Action
    ) {
      let typed = alert.textFields.map(\.text).joined(separator: ", ")
      controller.log("\(action.title) \(typed)")
    }
  }

  private static let question = AlertContent(
    "Delete?", message: "It is gone then.",
    actions: [.cancel("Keep"), .destructive("Delete"), .init("Archive")])

  private func walk(
    _ question: AlertContent = question, source: String? = nil, on device: String = "iPhone 8",
    system: Int = 18
  ) throws -> Walk {
    let button = """
      <button id="x" userLabel="Ask"><connections><action selector="ask:" destination="a"
      eventType="touchUpInside" id="ac"/></connections></button>
      """
    let app = try SketchedApp(Sketch("a").view(button).outlet("button", "x"))
    let found = try #require(DeviceTable.device(named: device))
    var walk = app.launch(["AViewController": Asking(question: question, source: source)]) {
      $0.device = found
      $0.system = .init(system)
    }
    try walk.tap("Ask")
    return walk
  }

  @Test("ORC-69: actions keep their order, with the cancel action last")
  func order() throws {
    let walk = try walk()
    #expect(walk.simulation.touchables.map(\.name) == ["Delete", "Archive", "Keep"])
    #expect(walk.simulation.texts.prefix(2) == ["Delete?", "It is gone then."])
    #expect(walk.chain == ["A", "alert"])
    #expect(walk.trace == "A ask: from \"Ask\"\nA completion shown")
  }

  @Test("ORC-69: the newest alert has its recorded size")
  func size() throws {
    let walk = try walk(system: 26)
    let alert = try #require(walk.simulation.frontmost)
    #expect(walk.simulation.alertSize(of: alert) == LayoutSize(width: 320, height: 264))
    let buttons = walk.simulation.view(of: alert)?.subviews.filter { $0.kind == "button" } ?? []
    #expect(buttons.map(\.frame?.size.width) == [288, 288, 288])
  }

  @Test("alerts with equal buttons and different texts are different visible states")
  func visibleState() throws {
    let other = AlertContent("Delete?", message: "Really?", actions: Self.question.actions)
    #expect(try walk().simulation.visibleState == walk().simulation.visibleState)
    #expect(try walk().simulation.visibleState != walk(other).simulation.visibleState)
  }

  @Test("an action dismisses the alert before its handler runs")
  func choosing() throws {
    var walk = try walk()
    let before = walk.simulation
    try walk.startTap("Delete")
    #expect(walk.trace.isEmpty)
    walk.settle()
    #expect(walk.trace == "A alert action \"Delete\"\nDelete ")
    #expect(walk.chain == ["A"])
    #expect(walk.simulation != before)
    #expect(walk.simulation.controllerCount == 1)
  }

  @Test("a disabled action cannot be chosen")
  func disabled() throws {
    var question = Self.question
    question.actions[1].isEnabled = false
    var walk = try walk(question)
    #expect(throws: EventError.disabled("Delete")) { try walk.tap("Delete") }
    #expect(throws: EventError.nothingOutside) { try walk.perform(.tapOutside) }
  }

  @Test("text of fields is kept, and the first field is focused")
  func textFields() throws {
    var question = AlertContent("Name", actions: [.init("Save")])
    question.textFields = [.init("First"), .init("Last", text: "King")]
    var walk = try walk(question)
    #expect(walk.simulation.keyboard != nil)
    try walk.perform(.type("Ada"))
    try walk.tap("King")
    try walk.perform(.type("!"))
    try walk.tap("Save")
    #expect(walk.logs == ["Save Ada, King!"])
    #expect(walk.simulation.keyboard == nil)
  }

  @Test("a touch outside of an action sheet cancels it")
  func actionSheet() throws {
    var question = Self.question
    question.style = .actionSheet
    var walk = try walk(question)
    #expect(walk.simulation.touchables.map(\.name) == ["Delete", "Archive", "Keep"])
    try walk.perform(.tapOutside)
    #expect(walk.logs == ["Keep "])
    question.actions.removeFirst()
    var uncancelled = try self.walk(question)
    try uncancelled.perform(.tapOutside)
    #expect(uncancelled.chain == ["A"])
    #expect(uncancelled.logs.isEmpty)
  }

  @Test(
    "ORC-68: on an iPad an action sheet is a popover without a cancel action and requires an anchor"
  )
  func pad() throws {
    var question = Self.question
    question.style = .actionSheet
    var walk = try walk(question, source: "button", on: "iPad (9.7-inch)")
    #expect(walk.simulation.touchables.map(\.name) == ["Delete", "Archive"])
    let alert = try #require(walk.simulation.frontmost)
    #expect(walk.simulation[alert]?.presentation?.adaptedStyle == .popover)
    try walk.perform(.tapOutside)
    #expect(walk.logs == ["Keep "])
    let lost = try self.walk(question, on: "iPad (9.7-inch)")
    #expect(lost.simulation.exception?.name == "NSGenericException")
  }

  @Test("alerts that UIKit rejects raise an exception")
  func faults() throws {
    var twice = Self.question
    twice.actions.append(.cancel("No"))
    #expect(try walk(twice).simulation.exception?.reason.contains("only have one action") == true)
    var typed = AlertContent("Name", style: .actionSheet)
    typed.textFields = [.init("First")]
    #expect(try walk(typed).simulation.exception?.reason.hasPrefix("Text fields can only") == true)
  }

  @Test("EXC-51: a second alert is logged and not shown")
  func second() throws {
    var walk = try walk()
    let a = try walk.id("A")
    walk.act { $0.present(AlertContent("Again"), from: a) }
    #expect(
      walk.logs == [
        "Attempt to present <UIAlertController> on <AViewController> (from <AViewController>) "
          + "which is already presenting <UIAlertController>."
      ])
    #expect(walk.simulation.controllerCount == 2)
  }

  @Test("S1-55: the pasteboard keeps copied text")
  func pasteboard() throws {
    var walk = try walk()
    let before = walk.simulation
    let a = try walk.id("A")
    walk.act { simulation in
      Asking(question: Self.question).act(on: &simulation, as: a) { $0.pasteboard.image = "bronze" }
    }
    #expect(walk.simulation.pasteboard.image == "bronze")
    #expect(walk.simulation != before)
  }
}
