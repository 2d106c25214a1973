import Boardwalk
import BoardwalkTesting
import Testing

@Suite("Homepwner snapshots")
struct HomepwnerSnapshotTests {
  let app: StoryboardApp

  init() throws { app = try StoryboardApp("Examples/Homepwner") }

  @Test("an item has its fields and its date")
  func item() throws {
    var walk = app.launch()
    walk.expectSnapshot("items")
    try walk.tap("Rusty Spork")
    walk.expectSnapshot("item")
    walk.expectSnapshot("item", as: .outline)
  }

  @Test(
    "a flow passes with the snapshots of boardwalk test",
    arguments: try FlowFile.all(in: "Examples/Homepwner"))
  func flow(_ flow: FlowFile) { app.expectFlow(flow) }
}
