import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Collection views made by behaviors")
struct GridScriptTests {
  /// A screen whose button `Go` shows what `behavior` makes.
  private func app(_ making: String, _ grid: String = "") throws -> ScriptedApp {
    try ScriptedApp(
      """
      behavior StartViewController { action go(sender) { \(making) } }
      behavior GridViewController: UICollectionViewController {
      \(grid)
      }
      """,
      scene: """
        storyboard

        navigationController nav, initial {
          segue rootViewController -> start
        }
        viewController start: StartViewController {
          view {
            button "Go" (8, 100, 80 x 30) { action touchUpInside -> start.go: }
          }
        }

        """)
  }

  private static let layout = """
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size(80, 120)
    layout.minimumLineSpacing = 20
    layout.sectionInset = insets(10, 20, 10, 20)
    push GridViewController(collectionViewLayout: layout)
    """

  @Test(
    "a collection has its layout and registered cell classes (S1-16, S1-21, S1-23)"
  )
  func layout() throws {
    var app = try app(
      Self.layout,
      """
      init { register UICollectionViewCell for "Cells" in collectionView }
      viewDidLoad { log "loaded" }
      items { 20 }
      cell "Cells" { backgroundColor = .red }
      """)
    try app.tap("Go")
    #expect(app.simulation.exception == nil)
    #expect(try app.frames().prefix(4).map(\.minX) == [20, 147.5, 275, 20])
    let cell = try #require(app.simulation.cell(at: ItemPath(item: 3), in: try app.list()))
    #expect(app.simulation.view(of: cell)?.backgroundColor?.components == [1, 0, 0, 1])
  }

  @Test(
    "any access loads the view, also in the initializer (S1-21, COL-02)")
  func early() throws {
    var app = try app(
      Self.layout,
      """
      init(collectionViewLayout) {
        log "init with \\(collectionViewLayout.itemSize.height)"
        register UICollectionViewCell for "Cells" in collectionView
        log "still in init"
      }
      viewDidLoad { log "viewDidLoad" }
      items { 0 }
      """)
    try app.tap("Go")
    #expect(app.logs == ["init with 120.0", "viewDidLoad", "still in init"])
  }

  @Test("a collection as root fills the window (S1-06)")
  func window() throws {
    let app = try ScriptedApp(
      """
      behavior AppDelegate: UIApplicationDelegate {
        didFinishLaunching {
          window.rootViewController = GridViewController(
            collectionViewLayout: UICollectionViewFlowLayout())
        }
      }
      behavior GridViewController: UICollectionViewController {
        viewDidLoad { register UICollectionViewCell for "Cells" }
        items { 7 }
        cell "Cells" { backgroundColor = .red }
      }
      """)
    let root = try #require(app.simulation.root)
    #expect(app.simulation[root]?.className == "GridViewController")
    #expect(try app.frames().count == 7)
    #expect(try app.state().contentSize.width == 375)
  }

  @Test("a collection without a layout raises (S1-05, EXC-20)")
  func nothing() throws {
    for making in [
      "push GridViewController(collectionViewLayout: nil)",
      "push UICollectionViewController(collectionViewLayout: nil)",
      "push GridViewController()",
    ] {
      var app = try app(making)
      try app.tap("Go")
      #expect(
        app.simulation.exception?.reason
          == "UICollectionView must be initialized with a non-nil layout parameter", "\(making)")
    }
  }

  @Test("the base layout class shows nothing (S1-03)")
  func abstract() throws {
    var app = try app(
      "push GridViewController(collectionViewLayout: UICollectionViewLayout())",
      """
      viewDidLoad { register UICollectionViewCell for "Cells" }
      items { 20 }
      cell "Cells" { log "never" }
      """)
    try app.tap("Go")
    #expect(app.simulation.exception == nil)
    #expect(app.logs.isEmpty)
    #expect(app.title == nil)
  }

  @Test("a new layout moves the same items (S1-01)")
  func exchange() throws {
    var app = try app(
      Self.layout,
      """
      viewDidLoad { register UICollectionViewCell for "Cells" in collectionView }
      items { 20 }
      cell "Cells" { backgroundColor = .red }
      viewDidAppear {
        let other = UICollectionViewFlowLayout()
        other.itemSize = size(100, 50)
        collectionView.collectionViewLayout = other
      }
      """)
    try app.tap("Go")
    #expect(try app.frames().prefix(3).map(\.minX) == [0, 137.5, 275])
    #expect(try app.state().counts == [20])
  }

  @Test("an unknown identifier raises (S1-24, S1-26, EXC-21)")
  func unknown() throws {
    var app = try app(Self.layout, "items { 1 }\ncell \"Cells\" { log \"never\" }")
    try app.tap("Go")
    #expect(
      app.simulation.exception?.reason.hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cells")
        == true)
    app = try self.app(
      Self.layout,
      "init { register nib(\"None\") for \"Cells\" in collectionView }\nitems { 1 }\ncell \"Cells\" {\n}"
    )
    try app.tap("Go")
    #expect(
      app.simulation.exception?.reason.hasPrefix("Could not load NIB in bundle") == true, "S1-35")
  }

  @Test("only visible cells are requested and then reused (S1-15, S1-22, TBL-24)")
  func reuse() throws {
    var app = try app(
      Self.layout,
      """
      init { register Tile for "Cells" in collectionView }
      items { 1000 }
      cell "Cells" { log "\\(indexPath.item)" }
      """)
    try app.tap("Go")
    let seen = app.logs.count
    #expect(seen < 20)
    try app.perform(.scroll(.pages(3)))
    #expect((1..<20).contains(app.logs.count))
    #expect(app.logs.first != "0")
    #expect(app.entries.contains { $0.text == "prepareForReuse" })
  }
}
