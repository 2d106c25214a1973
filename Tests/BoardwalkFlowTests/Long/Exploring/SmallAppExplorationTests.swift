import BoardwalkBase
import BoardwalkDocument
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Exploration of small apps")
struct SmallAppExplorationTests {
  /// What is found in the app that `scenes` describes, on a system on which presentations fill the
  /// screen.
  private func explore(
    _ scenes: String, _ change: (inout LaunchOptions) -> Void = { $0.system = SystemVersion(12) }
  ) throws -> ExplorationReport {
    let file = SourceFile(
      path: "Main.scene", text: "storyboard, tools: 23504, device: retina4_7\n\n" + scenes)
    let loaded = LoadedFile(file)
    let document = try #require(loaded.document)
    var options = LaunchOptions()
    change(&options)
    var exploration = Exploration(
      Compiler().compile(Project([loaded], isWhole: true), main: document), options: options)
    exploration.explore(steps: 1_000)
    return exploration.report
  }

  /// A scene named `id` with one button for each of `segues`.
  private func scene(_ id: String, _ head: String = "", _ segues: String...) -> String {
    let buttons = segues.enumerated().map { number, segue in
      "    button b\(number) \"\(id) \(number)\" (16, \(80 + 50 * number), 200 x 30) {\n"
        + "      segue \(segue)\n    }\n"
    }
    return "viewController \(id): \(id.capitalized)ViewController\(head) {\n  view {\n"
      + "\(buttons.joined())  }\n}\n\n"
  }

  @Test("an app without a button is explored at once")
  func still() throws {
    let report = try explore(scene("home", ", initial"))
    #expect(report.isComplete && report.states == 1 && report.steps == 0)
    #expect(
      report.text(of: "App")
        == "App: 1 scene, 1 state, 0 steps; nothing else can be reached by tapping\n")
  }

  @Test("locked screens are found, and screens after them are not reported again")
  func deadEnds() throws {
    let report = try explore(
      scene("home", ", initial", "presentation -> room")
        + scene("room", "", "presentation -> vault")
        + scene("vault"))
    #expect(report.deadEnds.map(\.front) == ["Room"])
    #expect(report.deadEnds.first?.flow.last == "tap \"home 0\"")
    #expect(report.text(of: "App").contains("\nno way back\n  Room\n      launch on "))
    let sheets = try explore(
      scene("home", ", initial", "presentation -> room") + scene("room")
    ) { _ in }
    #expect(sheets.deadEnds.isEmpty, "a sheet can be dragged away")
  }

  @Test("a second instance of the first scene is not a way back")
  func around() throws {
    let report = try explore(
      scene("home", ", initial", "presentation -> room") + scene("room", "", "presentation -> home")
    )
    #expect(report.deadEnds.map(\.front) == ["Room"])
    #expect(report.isComplete, "what covers itself a third time shows nothing new")
  }

  @Test("unreachable scenes are listed in document order")
  func unreached() throws {
    let report = try explore(
      scene("attic") + scene("home", ", initial", "presentation -> room") + scene("room")
        + scene("cellar"))
    #expect(report.unreached.map(\.document) == ["Main.scene", "Main.scene"])
    #expect(report.unreached.map(\.name).map { $0.prefix(1) } == ["A", "C"])
    let text = report.text(of: "App")
    #expect(text.contains("\nnever reached: nothing leads there\n  "))
    #expect(text.hasSuffix("  (Main.scene)\n"))
    #expect(report.reachedOnlyByCode.isEmpty)
  }

  @Test("scenes reached only by code are distinguished from unreachable scenes")
  func reachedByCode() throws {
    let report = try explore(
      scene("attic", ", storyboardIdentifier: Attic", "presentation -> roof") + scene("roof")
        + scene("home", ", initial").replacing(
          "  view", with: "  segue show -> room \"go\"\n  view")
        + scene("room") + scene("cellar"))
    let names = report.reachedOnlyByCode.map { $0.name.prefix(4) }
    #expect(names == ["Atti", "Roof", "Room"])
    #expect(report.unreached.count == 4)
    let text = report.text(of: "App")
    let (byCode, byNothing) = (
      try #require(text.range(of: "\nnever reached: only code leads there\n  Attic")),
      try #require(text.range(of: "\nnever reached: nothing leads there\n  Cellar"))
    )
    #expect(byCode.upperBound < byNothing.lowerBound)
  }

  @Test("a screen that unmodeled code may leave is not locked")
  func unmodeledExit() throws {
    let report = try explore(
      scene("home", ", initial", "presentation -> room")
        + """
        viewController room: RoomViewController {
          view {
            button "Close" (16, 80, 200 x 30) { action touchUpInside -> room.close: }
          }
        }

        """)
    #expect(report.deadEnds.isEmpty)
    #expect(report.unmodeledExits.map(\.unmodeledActions) == [["close: of RoomViewController"]])
    #expect(
      report.text(of: "App").contains(
        "\nno way back, unless in code that is not modeled\n  Room  (close: of RoomViewController)\n"
      ))
  }

  @Test("a state with several paths is counted once")
  func ways() throws {
    let report = try explore(
      scene("home", ", initial", "presentation -> room", "presentation -> room")
        + scene("room"))
    #expect(report.states == 2 && report.steps == 2)
  }

  @Test(
    "reports include launch options, so that their flows run unchanged",
    arguments: [
      (false, "launch on \"iPhone 8\", system 12"),
      (true, "launch on \"iPhone 8\", landscape, system 12"),
    ])
  func launching(_ isLandscape: Bool, _ line: String) throws {
    let report = try explore(
      scene("home", ", initial", "presentation -> room") + scene("room")
    ) {
      $0.system = SystemVersion(12)
      $0.isLandscape = isLandscape
    }
    let flow = try #require(report.deadEnds.first?.flow)
    #expect(flow.first == line)
    let text = flow.joined(separator: "\n") + "\n"
    #expect(Flow(SourceFile(path: "a.flow", text: text)).findings.isEmpty)
  }
}
