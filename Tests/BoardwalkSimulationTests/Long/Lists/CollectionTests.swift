import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Collection views")
struct CollectionTests {
  private func launch(_ items: Items, _ sketch: Sketch = .collection("a"), on device: String? = nil)
    throws -> Walk
  {
    let app = try SketchedApp(sketch, Sketch("b"))
    let found = device.flatMap(DeviceTable.device(named:))
    return app.launch(["AViewController": items]) { $0.device = found ?? $0.device }
  }

  private func lines(_ walk: Walk, _ words: String...) -> [String] {
    walk.entries.map(\.text).filter { line in words.contains { line.contains($0) } }
  }

  @Test("COL-03, COL-04, COL-05, S1-08: section and item counts are requested once")
  func counts() throws {
    let walk = try launch(Items(3, 2))
    #expect(
      lines(walk, "dataSource") == [
        "dataSource numberOfItemsInSection 0: 3", "dataSource numberOfItemsInSection 1: 2",
        "dataSource cellForItemAt [0, 0]", "dataSource cellForItemAt [0, 1]",
        "dataSource cellForItemAt [0, 2]", "dataSource cellForItemAt [1, 0]",
        "dataSource cellForItemAt [1, 1]",
      ])
    #expect(walk.simulation.texts == ["[0, 0]", "[0, 1]", "[0, 2]", "[1, 0]", "[1, 1]"])
  }

  @Test("S1-09: no cell is requested without items")
  func empty() throws {
    let walk = try launch(Items(0) { $0.fill = { _, _ in nil } })
    #expect(walk.simulation.exception == nil)
    #expect(walk.rows.isEmpty)
  }

  @Test(
    "S1-16, FLOW-20, FLOW-21, FLOW-23: column counts follow the screen width",
    arguments: [("iPhone 5s", [20, 120, 220]), ("iPhone 8", [20, 147.5, 275])])
  func columns(device: String, xs: [Double]) throws {
    let walk = try launch(Items(20), on: device)
    let frames = try walk.frames(try walk.grid())
    #expect(frames.prefix(xs.count).map(\.minX) == xs)
    #expect(frames.first?.size == LayoutSize(width: 80, height: 120))
    #expect(frames[xs.count].minY == 10 + 120 + 20)
  }

  @Test("S1-15: only visible items are requested, and scrolling requests more")
  func visible() throws {
    var walk = try launch(Items(200))
    let count = walk.rows.count
    #expect(count == 15)
    try walk.perform(.scroll(.rows(1)))
    #expect(walk.rows.last == "[0, 17]")
    #expect(lines(walk, "cellForItemAt").count == 3)
    #expect(try #require(walk.simulation[try walk.grid()]).contentOffset.y == -20 + 140)
  }

  @Test("FLOW-12: horizontal columns continue to the right")
  func sideways() throws {
    let layout = """
      <collectionViewFlowLayout key="collectionViewLayout" id="f" scrollDirection="horizontal"
       minimumLineSpacing="10" minimumInteritemSpacing="10">
      <size key="itemSize" width="100" height="100"/></collectionViewFlowLayout>
      """
    var walk = try launch(Items(100), .collection("a", layout: layout))
    let grid = try walk.grid()
    #expect(try walk.frames(grid)[1].minX == 0)
    try walk.perform(.scroll(.rows(1)))
    #expect(try #require(walk.simulation[grid]).contentOffset == LayoutPoint(x: 110, y: -20))
  }

  @Test("FLOW-13, S1-40: a delegate gives item sizes")
  func sizes() throws {
    let items = Items(3) { $0.size = { LayoutSize(width: 50 + Double($0.item), height: 50) } }
    #expect(
      try launch(items).frames(try launch(items).grid()).map(\.size.width) == [50, 51, 52])
  }

  @Test("EXC-53, FLOW-14: oversized items are laid out with a warning")
  func tooWide() throws {
    let walk = try launch(Items(2) { $0.size = { _ in LayoutSize(width: 900, height: 50) } })
    try #require(walk.logs.count == 3)
    #expect(
      walk.logs.first == "The behavior of the UICollectionViewFlowLayout is not defined because:")
    #expect(walk.logs[1].hasPrefix("the item width must be less than the width of the"))
    #expect(walk.rows.count == 2)
    #expect(try launch(Items(2)).logs.isEmpty)
  }

  @Test("FLOW-15, FLOW-26, S1-51, COL-31: new metrics move items and keep selections")
  func invalidation() throws {
    var walk = try launch(Items(9))
    let grid = try walk.grid()
    let before = try walk.frames(grid)
    try walk.tap("[0, 1]")
    walk.act { simulation in
      simulation.updateFlowLayout(of: grid) { $0.itemSize = LayoutSize(width: 160, height: 240) }
    }
    let after = try walk.frames(grid)
    #expect(after.first == LayoutRect(x: 20, y: 10, width: 160, height: 240))
    #expect(after != before)
    #expect(walk.simulation[grid]?.selected == [ItemPath(item: 1)])
    #expect(lines(walk, "numberOf").isEmpty, "nobody is asked how many there are")
    walk.act { $0.reloadData(of: grid) }
    #expect(walk.simulation[grid]?.selected == [])
  }

  @Test("COL-08, EXC-21: cells come from registered classes and prototypes, else raise")
  func registration() throws {
    var items = Items(1)
    items.identifier = "Other"
    #expect(
      try launch(items).simulation.exception?.reason.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Other")
        == true)
    items.onLoad = { controller in
      guard let grid = controller.list("collectionView") else { return }
      controller.register(.class("Tile"), forCellReuseIdentifier: "Other", in: grid)
    }
    let walk = try launch(items)
    #expect(walk.simulation.exception == nil)
    let cell = try #require(walk.simulation.cell(at: ItemPath(item: 0), in: try walk.grid()))
    #expect(walk.simulation.view(of: cell)?.className == "Tile")
  }

  @Test("COL-09: a cell that was not dequeued raises")
  func notDequeued() throws {
    let walk = try launch(
      Items(1) { items in
        items.fill = { controller, _ in
          guard let grid = controller.list("collectionView") else { return nil }
          return controller.makeCell(.none, reuseIdentifier: nil, in: grid)
        }
      })
    #expect(walk.simulation.exception?.reason.contains("was not retrieved by calling") == true)
    let nothing = try launch(Items(1) { $0.fill = { _, _ in nil } })
    #expect(nothing.simulation.exception?.reason.hasSuffix("must not be nil") == true)
  }

  private let header = """
    <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="Header">
    <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
    <subviews><label id="hl" text="Header"/></subviews>
    <connections><outlet property="label" destination="hl" id="ho"/></connections>
    </collectionReusableView>
    """

  @Test("COL-10, FLOW-08, FLOW-09, S1-47: headers with a height are requested")
  func supplements() throws {
    var items = Items(1, 1)
    items.supplement = { controller, kind, path in
      guard let grid = controller.list("collectionView"),
        let view = controller.dequeueReusableSupplementaryView(
          of: kind, withIdentifier: "Header", in: grid, for: path)
      else { return nil }
      controller[view, "label"]?.text = "Section Header \(path.section + 1)"
      return view
    }
    let sketch = Sketch.collection("a", supplements: header)
    #expect(lines(try launch(items, sketch), "viewForSupplementary").isEmpty, "of no height")
    items.headerSize = { _ in LayoutSize(width: 300, height: 50) }
    let walk = try launch(items, sketch)
    #expect(
      walk.simulation.texts == ["Section Header 1", "[0, 0]", "Section Header 2", "[1, 0]"])
    #expect(
      try walk.frames(try walk.grid()).first == LayoutRect(x: 0, y: 0, width: 375, height: 50))
    items.supplement = { _, _, _ in nil }
    #expect(
      try launch(items, sketch).simulation.exception?.reason.contains(
        "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:") == true)
    items.supplement = { controller, kind, path in
      controller.list("collectionView").flatMap {
        controller.dequeueReusableSupplementaryView(
          of: kind, withIdentifier: "None", in: $0, for: path)
      }
    }
    #expect(
      try launch(items, sketch).simulation.exception?.reason.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindSectionHeader") == true)
  }

  private struct Diagonal: CollectionViewLayout {
    func places(in collection: CollectionContent) -> CollectionPlaces {
      var items: [ItemPath: LayoutRect] = [:]
      for (index, path) in collection.items.enumerated() {
        items[path] = LayoutRect(
          x: Double(index % 5) * 60, y: Double(index) * 60, width: 50, height: 50)
      }
      return CollectionPlaces(
        items: items, contentSize: LayoutSize(width: collection.size.width, height: 6000))
    }
  }

  @Test("S1-01, S1-03: a custom layout places items, the base class places none")
  func customLayout() throws {
    let layout = """
      <collectionViewLayout key="collectionViewLayout" id="l" customClass="Diagonal"/>
      """
    let app = try SketchedApp(.collection("a", layout: layout))
    var walk = app.launch(["AViewController": Items(100), "Diagonal": Diagonal()])
    #expect(walk.rows.count == 11)
    #expect(
      try walk.frames(try walk.grid())[2] == LayoutRect(x: 120, y: 120, width: 50, height: 50))
    try walk.perform(.scroll(.points(600)))
    #expect(walk.rows.first == "[0, 9]")
    #expect(app.launch(["AViewController": Items(100)]).rows.isEmpty)
    let switching = Items(100) { items in
      items.onSelect = { controller, _ in
        guard let grid = controller.list("collectionView") else { return }
        controller.setLayout(nil, of: grid)
      }
    }
    var other = app.launch(["AViewController": switching, "Diagonal": Diagonal()])
    try other.tap("[0, 0]")
    #expect(other.rows.count > 20, "in a flow")
  }

  @Test("EXC-20, S1-05, S1-06: a controller created without a layout raises")
  func noLayout() throws {
    var walk = try SketchedApp(Sketch("a"), Sketch("b")).launch(["Grid": Items(40)])
    let front = try #require(walk.simulation.frontmost)
    var items = FlowSettings()
    items.itemSize = LayoutSize(width: 100, height: 100)
    walk.act { simulation in
      guard let made = simulation.makeCollectionViewController(layout: items, class: "Grid") else {
        return
      }
      simulation.present(made, from: front)
    }
    #expect(
      walk.simulation.exception?.name == "NSInternalInconsistencyException", "nothing registered")
    walk = try SketchedApp(Sketch("a")).launch()
    var made: ControllerID?
    walk.act { made = $0.makeCollectionViewController(layout: nil) }
    #expect(made == nil)
    #expect(
      walk.simulation.exception?.reason
        == "UICollectionView must be initialized with a non-nil layout parameter")
  }

  @Test("EXC-31: inconsistent item updates raise UIKit's message")
  func updates() throws {
    var items = Items(3)
    items.onSelect = { controller, path in
      guard let grid = controller.list("collectionView") else { return }
      controller.state.counts[0] -= path.item == 0 ? 1 : 0
      controller.delete([path], in: grid)
    }
    var walk = try launch(items)
    try walk.tap("[0, 0]")
    #expect(walk.rows.count == 2)
    try walk.tap("[0, 2]")
    #expect(
      walk.simulation.exception?.reason.hasPrefix(
        "Invalid update: invalid number of items in section 0.  The number of items contained in an "
          + "existing section after the update (2)") == true)
  }
}
