import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Embedded collection views")
struct EmbeddedGridTests {
  private static func scene(_ outlets: String) -> String {
    """
    storyboard

    viewController start: StartViewController, initial {
      view {
        view box (0, 100, 375 x 400) {
          collectionView photos (0, 0, 375 x 400) {
            collectionViewFlowLayout, itemSize: size(100, 100)
            \(outlets)
          }
        }
      }
      outlet photos -> photos
    }

    """
  }

  private static let behavior = """
    behavior StartViewController {
      viewDidLoad { register UICollectionViewCell for "Cells" in photos }
      items { 6 }
      cell "Cells" { backgroundColor = .red }
      didSelectItem { log "selected \\(indexPath)" }
    }
    """

  @Test("an embedded collection works once a data source is connected (S1-04, S1-07)")
  func child() throws {
    let both = "outlet dataSource -> start\noutlet delegate -> start"
    var app = try ScriptedApp(Self.behavior, scene: Self.scene(both))
    #expect(try app.frames().count == 6)
    let item = try #require(app.simulation.touchables.first { $0.role == .cell })
    try app.perform(.tap(item))
    #expect(app.logs == ["selected [0, 0]"])
    #expect(app.entries.contains { $0.text == "delegate didUnhighlight [0, 0]" })
  }

  @Test(
    "an embedded collection without a data source stays empty, a collection view controller is separate (S1-43, COL-03)"
  )
  func unconnected() throws {
    var app = try ScriptedApp(Self.behavior, scene: Self.scene(""))
    #expect(app.simulation.scrolledList == nil)
    app = try ScriptedApp(Self.behavior, scene: Self.scene("outlet dataSource -> start"))
    #expect(try app.frames().count == 6)
    let item = try #require(app.simulation.touchables.first { $0.role == .cell })
    try app.perform(.tap(item))
    #expect(app.logs.isEmpty)
    var whole = try ScriptedApp(
      grid: """
        items { 3 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didSelectItem { log "selected" }
        """)
    try whole.tap("2")
    #expect(whole.logs == ["selected"])
  }
}
