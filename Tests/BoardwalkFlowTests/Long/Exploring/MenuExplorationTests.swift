import BoardwalkBase
import BoardwalkBehavior
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@Suite("Exploration of menus and swipes")
struct MenuExplorationTests {
  private static let scene = """
    storyboard

    tableViewController items: ItemsViewController, initial {
      tableView {
        tableViewCell "Item" {
          contentView { label "Item" (16, 11, 100 x 20.5) }
        }
      }
    }

    """

  /// An app with three rows, whose class has `members`.
  private func app(_ members: String) throws -> SceneGraph {
    let document = LoadedFile(SourceFile(path: "Main.scene", text: Self.scene))
    try #require(document.document != nil, "the scene must be a document")
    let file = BehaviorFile(
      SourceFile(
        path: "App.behavior",
        text: """
          behavior ItemsViewController: UITableViewController {
            rows { ["a", "b", "c"] }
            cell "Row" for letter, style: .default { textLabel.text = letter }
            block crash { performSegue(withIdentifier: "missing", sender: nil) }
            \(members)
          }

          """))
    try #require(file.findings.map(\.message) == [])
    let project = Project([document], isWhole: true, behaviors: [file])
    return Compiler().compile(project, main: project.documents.first)
  }

  /// The report of the app whose class has `members`.
  private func report(_ members: String) throws -> ExplorationReport {
    var exploration = Exploration(try app(members))
    exploration.explore(steps: 1_000)
    return exploration.report
  }

  @Test("MENU-01: an exception in a context menu is found, with the press that leads to it")
  func menu() throws {
    let report = try report(
      "contextMenuForRow { UIMenu(children: [UIAction(title: \"Open\", handler: crash)]) }")
    #expect(report.isComplete)
    #expect(
      report.failures.map { $0.flow.dropFirst().filter { !$0.hasPrefix("expect") } } == [
        ["long press \"a\"", "tap \"Open\""]
      ])
  }

  @Test("TBL-48: an exception in the actions of a swiped row is found")
  func swipe() throws {
    let report = try report(
      """
      trailingSwipeActions {
          UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Open", handler: crash)])
        }
      """)
    #expect(report.isComplete)
    #expect(
      report.failures.map { $0.flow.dropFirst().filter { !$0.hasPrefix("expect") } } == [
        ["swipe left on \"a\"", "tap \"Open\""]
      ])
  }

  @Test("of each list only the first row is pressed and swiped")
  func firstRow() throws {
    let report = try report(
      "contextMenuForRow { UIMenu(children: [UIAction(title: \"Open\", handler: crash)]) }")
    #expect(
      report.states == 8,
      "no row or one of three is selected, and the menu of the first row is closed or open")
  }

  @Test("a graph of screens has the swipes of all rows")
  func allRows() throws {
    let app = try app(
      """
      trailingSwipeActions {
          UISwipeActionsConfiguration(
            actions: [UIContextualAction(style: .normal, title: "Open", handler: crash)])
        }
      """)
    var graph = StateGraph()
    let session = FlowSession(app, options: LaunchOptions())
    graph.launch(by: "launch", to: session.simulation, session.trace)
    graph.explore(states: 1_000, steps: 1_000)
    func swipes() -> [String] {
      graph.states[0].steps.map(\.line).filter { $0.hasPrefix("swipe") }.sorted()
    }
    #expect(swipes() == ["swipe left on \"a\""])
    graph.swipeRows(states: 1_000, steps: 1_000)
    #expect(swipes() == ["a", "b", "c"].map { "swipe left on \"\($0)\"" })
    let opened = graph.states[0].steps.filter { $0.line.hasPrefix("swipe") }.map(\.destination)
    #expect(Set(opened).count == 3)
    #expect(
      opened.allSatisfy { graph.states[$0].steps.contains { $0.line == "tap \"Open\"" } })
  }
}
