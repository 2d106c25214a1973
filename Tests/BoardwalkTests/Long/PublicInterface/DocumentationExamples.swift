import Boardwalk
import BoardwalkTesting
import Testing

/// What comments on public declarations show, for the compiler; a test compares both.
private enum DocumentationExamples {
  struct ItemsBehavior: ControllerBehavior {
    struct State: Hashable, Sendable { var items = ["Rusty Spork"] }
    let initialState = State()

    func viewWillAppear(_ controller: inout Instance, animated: Bool) {
      controller.title = "\(controller.state.items.count) items"
    }

    func prepare(_ controller: inout Instance, for segue: StoryboardSegue) {
      let item = controller.state.items[0]
      controller.with(segue.destination, as: DetailBehavior.self) { $0.state.item = item }
    }

    func viewDidLoad(_ controller: inout Instance) {
      controller["nameLabel"]?.text = "Rusty Spork"
      controller["saveButton"]?.isEnabled = false
      controller.addGestureRecognizer("pinch", .pinch, to: "photos", action: "pinched:")
      controller.present(
        AlertContent("Delete?", actions: [.cancel("Keep"), .destructive("Delete")]))
      controller.animate(withDuration: 0.2, completion: "faded") { $0["photo"]?.alpha = 0 }
    }

    func tableView(
      _ controller: inout Instance, numberOfRowsIn section: Int, of table: ListID
    ) -> Int { controller.state.items.count }

    func tableView(
      _ controller: inout Instance, cellForRowAt path: ItemPath, of table: ListID
    ) -> CellID? {
      guard let cell = controller.dequeueReusableCell(withIdentifier: "Item", in: table, for: path)
      else { return nil }
      let item = controller.state.items[path.item]
      controller[cell, "nameLabel"]?.text = item
      return cell
    }
  }

  struct DetailBehavior: ControllerBehavior {
    struct State: Hashable, Sendable { var item = "" }
    let initialState = State()
  }

  struct FadeSegue: SegueBehavior {
    func perform(_ segue: StoryboardSegue, from source: inout RunningController<StockBehavior>) {
      source.present(segue.destination, animated: false)
    }
  }

  struct FocusField: ViewBehavior {
    func didBecomeFirstResponder(_ view: inout RunningView) { view.state?.borderStyle = .line }
  }

  static func documents() throws {
    let document = try InterfaceDocument(contentsOf: "Main.storyboard")
    print(document.sceneText())
    let report = StoryboardProject(paths: ["Sources/App"]).check()
    for diagnostic in report.diagnostics {
      print("\(diagnostic.path):\(diagnostic.start): \(diagnostic.message)")
    }
  }

  static func walks() throws {
    let app = try StoryboardApp("Examples/Homepwner")
    var walk = app.launch()
    try walk.tap("Rusty Spork")
    walk.expectSnapshot("detail")
    try walk.tap("Save")
    try walk.tap(.field("Value"))
    try walk.tap(.row(2))
    try walk.tap(.path("Detail", "nameField"))
  }

  static func launches(_ app: StoryboardApp) -> Walk {
    var walk = app.launch { $0.isLandscape = true }
    walk.freezeTime()
    return walk
  }

  static func behaviors() throws -> StoryboardApp {
    let app = try StoryboardApp(
      "Examples/Homepwner", behaviors: ["ItemsViewController": ItemsBehavior()])
    return app
  }
}

extension DocumentationExamples.ItemsBehavior: TableViewDataSource {}

@Suite("Flows as a comment shows them")
struct DocumentationFlowTests {
  @Test("a flow passes", arguments: try FlowFile.all(in: "Examples/Homepwner"))
  func flow(_ flow: FlowFile) throws {
    try StoryboardApp("Examples/Homepwner").expectFlow(flow)
  }
}
