import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Keyboard insets of lists")
struct KeyboardListTests {
  /// A list of 40 rows below a field, which ends where `end` says.
  private func simulation(endingAt end: String) throws -> Simulation {
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
    return Simulation.launch(graph, behaviors: Behaviors(of: graph)).simulation
  }

  /// How many rows are on the screen.
  private func rows(_ simulation: Simulation) -> Int {
    func count(_ view: PlacedView) -> Int {
      (view.row == nil ? 0 : 1) + view.subviews.map(count).reduce(0, +)
    }
    return Screen(simulation).layers.map { count($0.view) }.reduce(0, +)
  }

  @Test("a list constrained to the keyboard guide asks for the rows that fit")
  func room() throws {
    var simulation = try simulation(endingAt: "keyboard.top")
    let before = rows(simulation)
    let field = try #require(simulation.touchables.first { $0.role == .field })
    try simulation.perform(.tap(field))
    let during = rows(simulation)
    // A keyboard of some 300 points hides six or seven rows of 44.
    #expect((before - 8...before - 5).contains(during))
    simulation.endEditing(in: try #require(simulation.frontmost))
    let trace = simulation.settle()
    #expect(rows(simulation) == before)
    let asked = trace.filter { $0.text.contains("cellForRowAt") }
    #expect(asked.count == before - during)
  }

  @Test("a list constrained elsewhere asks for no more rows")
  func others() throws {
    var simulation = try simulation(endingAt: "safeArea.bottom")
    let before = rows(simulation)
    let field = try #require(simulation.touchables.first { $0.role == .field })
    let trace = try simulation.perform(.tap(field))
    #expect(rows(simulation) == before)
    #expect(!trace.contains { $0.text.contains("cellForRowAt") })
  }
}
