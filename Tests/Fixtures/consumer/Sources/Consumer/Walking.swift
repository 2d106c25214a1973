import Boardwalk

/// The code of `ItemsViewController`.
struct ItemsBehavior: ControllerBehavior, NavigationControllerDelegate {
  struct State: Hashable, Sendable { var shown = 0 }
  let initialState = State()

  var actions: [String: Handler]? { ["cancelNewItem:": { _, _ in }, "saveNewItem:": { _, _ in }] }

  func viewDidLoad(_ items: inout Instance) {
    if let navigation = items.navigationController { items.becomeDelegate(of: navigation) }
  }

  func prepare(_ items: inout Instance, for segue: StoryboardSegue) {
    items.with(segue.destination) { $0.title = "From \(segue.kind)" }
  }

  func navigationController(
    _ items: inout Instance, didShow shown: ControllerID, in navigation: ControllerID,
    animated: Bool
  ) {
    items.state.shown += 1
  }
}

/// Walks through the app in `folder`, by steps and by a flow.
func walk(_ folder: String) throws {
  let app = try StoryboardApp(folder, behaviors: ["ItemsViewController": ItemsBehavior()])
  var walk = try app.launch(on: "iPhone 16")
  let start = walk
  try walk.tap("Rusty Spork")
  print("title:", walk.title ?? "", "stack:", walk.stack)
  print("trace:", walk.trace.contains("Items prepare", "Detail viewDidAppear"))
  try walk.back()
  print("shown:", walk.state(of: ItemsBehavior.self)?.shown ?? 0, "moved:", walk != start)
  print("pictures:", [walk.picture, walk.outline, walk.tree, walk.svg].allSatisfy { !$0.isEmpty })
  do {
    try walk.tap("Rusty Spoon")
  } catch {
    print("error names the text:", error.description.contains("Rusty Spoon"))
  }
  let report = app.follow("tap \"Rusty Spork\"\nexpect title \"Wrong\"\n", path: "wrong.flow")
  print("flow:", report.failures.map { "\($0.path):\($0.start)" })
  let copy = try SceneGraph(decoding: app.graph.encoded)
  print(
    "graph:", copy == app.graph, try GraphRenderer(.mermaid).text(of: copy).hasPrefix("flowchart"))
}

/// Explores the app in `folder`.
func explore(_ folder: String) throws {
  let report = try StoryboardApp(folder).explore(steps: 500)
  print("unreached:", report.unreached.map(\.name), "exceptions:", report.failures.count)
}
