import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Cell class behaviors")
struct CellClassTests {
  private static let nib = """
    xib

    collectionViewCell cell: PhotoCell (0, 0, 50 x 50) {
      view (0, 0, 50 x 50) {
        imageView photo (0, 0, 50 x 50), autoresizingMask: flexible(width, height)
        button "Like" (0, 30, 50 x 20) { action touchUpInside -> cell.liked: }
      }
      outlet photo -> photo
    }

    """

  private static let grid = """
    behavior GridViewController {
      viewDidLoad { register nib("PhotoCell") for "Photo" in collectionView }
      items { 100 }
      cell "Photo" { photo.image = "Photo \\(indexPath.item)" }
    }

    """

  private func app(_ cell: String) throws -> ScriptedApp {
    try ScriptedApp(
      Self.grid + "behavior PhotoCell: UICollectionViewCell {\n\(cell)\n}\n",
      scene: ScriptedApp.grid(), nibs: ["PhotoCell": Self.nib])
  }

  @Test(
    "a nib cell wakes with its outlets at the layout's size (S1-31 … S1-35)")
  func awake() throws {
    let app = try app(
      """
      awakeFromNib {
        photo.backgroundColor = .clear
        backgroundColor = .blue
        log "awake"
      }
      """)
    #expect(Set(app.logs) == ["awake"])
    let cell = try #require(app.simulation.cell(at: ItemPath(item: 1), in: try app.list()))
    let view = try #require(app.simulation.view(of: cell))
    #expect(view.backgroundColor?.components == [0, 0, 1, 1])
    let photo = try #require(app.simulation.view("photo", in: cell).flatMap { app.simulation[$0] })
    #expect(photo.backgroundColor?.components == [0, 0, 0, 0])
    #expect(photo.image == "Photo 1")
    #expect(try app.frames()[1].size == LayoutSize(width: 80, height: 120))
  }

  @Test("a reused cell gets prepareForReuse (TBL-23, TBL-24)")
  func reuse() throws {
    var app = try app(
      """
      awakeFromNib { log "new" }
      prepareForReuse {
        log "again with \\(photo.image)"
        photo.image = nil
      }
      """)
    let count = app.logs.count
    try app.perform(.scroll(.pages(2)))
    #expect(app.logs.count { $0 == "new" } <= count)
    #expect(app.logs.contains("again with Photo 0"))
  }

  @Test("a cell of a registered class gets its initializer (COL-08)")
  func made() throws {
    let app = try ScriptedApp(
      """
      behavior GridViewController {
        viewDidLoad { register Tile for "Tile" in collectionView }
        items { 2 }
        cell "Tile" { log "\\(indexPath.item)" }
      }
      behavior Tile: UICollectionViewCell {
        init { backgroundColor = .red }
        awakeFromNib { log "never" }
      }
      """, scene: ScriptedApp.grid())
    #expect(app.logs == ["0", "1"])
    let cell = try #require(app.simulation.cell(at: ItemPath(item: 0), in: try app.list()))
    #expect(app.simulation.view(of: cell)?.backgroundColor?.components == [1, 0, 0, 1])
  }

  @Test("a cell's class handles its messages, with senders inside the cell")
  func action() throws {
    var app = try app(
      """
      action liked(sender) {
        log "liked \\(photo.image)"
        sender.title = "Liked"
      }
      """)
    let likes = app.simulation.touchables.filter { $0.texts.contains("Like") }
    try app.perform(.tap(try #require(likes.dropFirst().first)))
    #expect(app.logs == ["liked Photo 1"])
    #expect(app.simulation.touchables.count { $0.texts.contains("Liked") } == 1)
  }

  @Test(
    "a long touch highlights, and lifting elsewhere selects nothing (S1-38, S1-44, COL-22)")
  func finger() throws {
    var app = try ScriptedApp(
      grid: """
        items { 3 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didHighlightItem {
          let cell = collectionView.cellForItem(at: indexPath)
          animate 0.2 { cell.transform = scale(2, 2) }
        }
        didUnhighlightItem {
          let cell = collectionView.cellForItem(at: indexPath)
          animate 0.2 { cell.transform = scale(1, 1) }
        }
        didSelectItem { log "selected" }
        """)
    func transform() throws -> ViewTransform? {
      let cell = try #require(app.simulation.cell(at: ItemPath(item: 1), in: try app.list()))
      return app.simulation.ownView(of: cell).flatMap {
        app.simulation.presentation(of: $0)?.transform
      }
    }
    try app.touch("1", .hold)
    #expect(try app.state().highlighted == ItemPath(item: 1))
    #expect(try transform() == .scale(2, 2))
    let held = app.simulation
    #expect(throws: EventError.gestureUnderWay) { try app.tap("2") }
    try app.perform(.endGesture(completed: false))
    #expect(app.logs.isEmpty)
    #expect(app.heard == ["didUnhighlight [0, 1]"])
    #expect(try transform() == .identity)
    #expect(app.simulation != held)
    try app.touch("1", .hold)
    try app.perform(.endGesture(completed: true))
    #expect(app.logs == ["selected"])
    #expect(throws: EventError.noGesture) { try app.perform(.endGesture(completed: true)) }
  }

  @Test("a touch on a nib cell reaches its collection's recognizers (GES-02)")
  func surroundings() throws {
    var app = try ScriptedApp(
      """
      behavior GridViewController {
        viewDidLoad {
          register nib("PhotoCell") for "Photo" in collectionView
          let press = UILongPressGestureRecognizer(action: pressed)
          addGestureRecognizer press to collectionView
        }
        items { 3 }
        cell "Photo" { photo.image = "Photo \\(indexPath.item)" }
        action pressed(sender) { log "\\(sender.state)" }
      }
      """, scene: ScriptedApp.grid(), nibs: ["PhotoCell": Self.nib])
    try app.touch("Photo 1", .press(milliseconds: 700))
    #expect(app.logs == ["began", "ended"])
  }

  @Test("a chosen item fades out and in, 0.2 seconds each (S1-42)")
  func fading() throws {
    var app = try ScriptedApp(
      grid: """
        items { 3 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didSelectItem {
          let cell = collectionView.cellForItem(at: indexPath)
          animate 0.2 { cell.alpha = 0 } then { animate 0.2 { cell.alpha = 1 } then { log "back" } }
        }
        """)
    let found = try #require(app.simulation.touchables.first { $0.texts.contains("1") })
    var simulation = app.simulation
    _ = try simulation.start(.tap(found))
    let cell = try #require(simulation.cell(at: ItemPath(item: 1), in: try app.list()))
    let view = try #require(simulation.ownView(of: cell))
    var alphas: [Double] = []
    for _ in 0..<4 {
      _ = try simulation.start(.wait(100))
      alphas.append(simulation.view(of: cell)?.alpha ?? -1)
    }
    #expect(alphas == [0.5, 0, 0.5, 1])
    #expect(simulation[view]?.alpha == 1)
    try app.tap("1")
    #expect(app.logs == ["back"])
    #expect(app.simulation.clock == 400)
  }

  @Test("a selected background is visible while selected or highlighted (S1-39, COL-26)")
  func background() throws {
    var app = try app(
      """
      awakeFromNib {
        log "\\(selectedBackgroundView)"
        selectedBackgroundView = UIView()
        selectedBackgroundView.backgroundColor = .blue
        log "\\(selectedBackgroundView.backgroundColor)"
      }
      """)
    #expect(app.logs.prefix(2) == ["nil", "blue"])
    let photo = try #require(app.simulation.touchables.first { $0.role == .cell })
    try app.perform(.tap(photo))
    let list = try app.list()
    let part = try #require(
      app.simulation.runningLists(of: list.controller)[list.object]?.parts.first)
    #expect(part.isSelected)
    #expect(part.looks.values.compactMap(\.selectedBackground?.components) == [[0, 0, 1, 1]])
  }
}
