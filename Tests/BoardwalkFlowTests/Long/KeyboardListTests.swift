import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Lists above the keyboard")
struct KeyboardListTests {
  /// A list of 40 rows below a field, which ends where `end` says.
  private func stage(endingAt end: String) throws -> Stage {
    let document = LoadedFile(
      SourceFile(
        path: "Main.scene",
        text: """
          storyboard

          viewController list: ListViewController, initial {
            view {
              keyboard: viewLayoutGuide keyboard
              textField search, placeholder: "Search"
              tableView rows, rowHeight: 44 {
                tableViewCell "Row"
                outlet dataSource -> list
                outlet delegate -> list
              }
              search.top = safeArea.top
              search.leading = safeArea.leading
              search.trailing = safeArea.trailing
              rows.top = search.bottom
              rows.leading = safeArea.leading
              rows.trailing = safeArea.trailing
              rows.bottom = \(end)
            }
          }
          """))
    let code = BehaviorFile(
      SourceFile(
        path: "List.behavior",
        text: "behavior ListViewController {\n  rows { 40 }\n  cell \"Row\" { }\n}\n"))
    try #require(code.findings.isEmpty)
    let project = Project([document], isWhole: true, behaviors: [code])
    let graph = Compiler().compile(project, main: project.documents.first)
    return Stage.launch(graph, behaviors: Behaviors(of: graph)).stage
  }

  /// How many rows are on the screen.
  private func rows(_ stage: Stage) -> Int {
    func count(_ view: PlacedView) -> Int {
      (view.row == nil ? 0 : 1) + view.subviews.map(count).reduce(0, +)
    }
    return Screen(stage).layers.map { count($0.view) }.reduce(0, +)
  }

  @Test("a list that ends at the keyboard's guide asks for as many rows as there is room for")
  func room() throws {
    var stage = try stage(endingAt: "keyboard.top")
    let before = rows(stage)
    let field = try #require(stage.touchables.first { $0.role == .field })
    try stage.perform(.tap(field))
    let during = rows(stage)
    // A keyboard of some 300 points hides six or seven rows of 44.
    #expect((before - 8...before - 5).contains(during))
    stage.endEditing(in: try #require(stage.frontmost))
    let trace = stage.settle()
    #expect(rows(stage) == before)
    let asked = trace.filter { $0.text.contains("cellForRowAt") }
    #expect(asked.count == before - during)
  }

  @Test("a list that ends elsewhere is asked for nothing more")
  func others() throws {
    var stage = try stage(endingAt: "safeArea.bottom")
    let before = rows(stage)
    let field = try #require(stage.touchables.first { $0.role == .field })
    let trace = try stage.perform(.tap(field))
    #expect(rows(stage) == before)
    #expect(!trace.contains { $0.text.contains("cellForRowAt") })
  }
}
