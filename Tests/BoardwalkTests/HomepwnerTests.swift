import Boardwalk
import Testing

/// What `ItemsViewController` does in code.
struct ItemsBehavior: ControllerBehavior {
  struct State: Hashable, Sendable { var newItems = 0 }
  let initialState = State()

  var actions: [String: Handler]? {
    [
      "cancelNewItem:": { _, _ in },
      "saveNewItem:": { items, _ in
        items.state.newItems += 1
        items.title = "\(items.state.newItems) new"
      },
    ]
  }

  func prepare(_ items: inout Instance, for segue: StoryboardSegue) {
    guard segue.identifier == "showItem" else { return }
    items.with(segue.destination, as: DetailBehavior.self) { $0.state.item = "Rusty Spork" }
  }
}

/// What `DetailViewController` does in code.
struct DetailBehavior: ControllerBehavior {
  struct State: Hashable, Sendable { var item = "" }
  let initialState = State()

  func viewWillAppear(_ detail: inout Instance, animated: Bool) {
    detail.title = detail.state.item
  }
}

@Suite("Homepwner")
struct HomepwnerTests {
  let app: StoryboardApp

  init() throws {
    app = try StoryboardApp(
      "Examples/Homepwner",
      behaviors: [
        "ItemsViewController": ItemsBehavior(),
        "DetailViewController": DetailBehavior(),
      ])
  }

  @Test("a row leads to its item and back")
  func detail() throws {
    var walk = app.launch()
    try walk.tap("Rusty Spork")
    #expect(walk.title == "Rusty Spork")
    #expect(walk.backTitle == "Homepwner")
    #expect(walk.stack == ["Items", "Detail"])
    #expect(
      walk.trace.contains(
        "Items prepare", "Detail viewDidLoad", "Items viewWillDisappear", "Detail viewDidAppear"))

    try walk.back()
    #expect(walk.trace.lines.last == "Detail deinit")
  }

  @Test("a saved form counts, a cancelled one does not")
  func form() throws {
    var walk = app.launch()
    for button in ["Done", "Cancel", "Done"] {
      try walk.tap("+")
      #expect(walk.presented == ["navigation controller 2"])
      try walk.tap(.item(button))
    }
    #expect(walk.title == "2 new")
    #expect(walk.state(of: ItemsBehavior.self)?.newItems == 2)
  }

  @Test("a sheet keeps the list: nothing appears again behind it")
  func sheet() throws {
    var walk = try app.launch(on: "iPhone 16")
    try walk.tap("+")
    try walk.tap("Cancel")
    #expect(!walk.trace.contains("Items viewWillAppear"))
  }
}
