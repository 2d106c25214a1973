import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkProject
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

/// An app of a scene text and a behavior, and what the last step made happen.
struct ScriptedApp {
  private(set) var simulation: Simulation
  private(set) var entries: [TraceEntry]

  /// Two screens on a navigation stack, which most tests need no more than.
  static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> items
    }

    tableViewController items: ItemsViewController {
      tableView {
        tableViewCell "Item" {
          contentView {
            label "Rusty Spork" (16, 11, 100 x 20.5)
          }
          segue show -> detail "showItem"
        }
      }
      navigationItem "Items" {
        rightBarButtonItem: barButtonItem, systemItem: add { action -> items.addNewItem: }
      }
    }

    viewController detail: DetailViewController, storyboardIdentifier: Detail {
      view {
        label nameLabel "Name" (16, 84, 343 x 34)
        textField nameField (16, 130, 343 x 34)
        switch doneSwitch (16, 180, 51 x 31)
        button save "Save" (160, 220, 55 x 30) { action touchUpInside -> detail.save: }
      }
      navigationItem "Item"
      outlet nameLabel -> nameLabel
      outlet nameField -> nameField
      outlet doneSwitch -> doneSwitch
    }

    """

  /// The app whose classes do what `behavior` says, launched; `nibs` are its xibs by their names.
  init(
    _ behavior: String, scene: String = ScriptedApp.scene, nibs: [String: String] = [:],
    _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws {
    let document = LoadedFile(SourceFile(path: "Main.scene", text: scene))
    try #require(document.document != nil, "the scene must be a document")
    let file = BehaviorFile(SourceFile(path: "App.behavior", text: behavior))
    try #require(file.findings.map(\.message) == [])
    let xibs = nibs.sorted { $0.key < $1.key }.map { name, text in
      LoadedFile(SourceFile(path: "\(name).scene", text: text))
    }
    try #require(xibs.allSatisfy { $0.document != nil }, "the nibs must be documents")
    let project = Project([document] + xibs, isWhole: true, behaviors: [file])
    let graph = Compiler().compile(project, main: project.documents.first)
    var options = LaunchOptions()
    change(&options)
    (simulation, entries) = Simulation.launch(
      graph, options: options, behaviors: Behaviors(of: graph), layout: PlainSimulationLayout())
  }

  /// What can be touched and says `text`, of the role `role` where that matters.
  func touchable(_ text: String, _ role: Touchable.Role? = nil) throws -> Touchable {
    let found = simulation.touchables.first {
      $0.texts.contains(text) && (role == nil || $0.role == role)
    }
    return try #require(found, "nothing says \(text)")
  }

  /// Taps what says `text`.
  mutating func tap(_ text: String) throws { try perform(.tap(try touchable(text))) }

  /// Lets `event` happen.
  mutating func perform(_ event: Event) throws { entries = try simulation.perform(event) }

  /// Lets `milliseconds` pass.
  mutating func wait(_ milliseconds: Int) { entries = simulation.advance(by: milliseconds) }

  mutating func back() throws { try perform(.back) }

  /// What the console says of the last step.
  var logs: [String] {
    entries.compactMap { entry in
      if case .log(let line) = entry.event { line } else { nil }
    }
  }

  /// What was called in the last step, one a line.
  var trace: [String] { entries.map { "\($0.subject) \($0.text)" } }

  /// The names of the controllers on the front stack.
  var title: String? { simulation.frontBar?.title }
}
