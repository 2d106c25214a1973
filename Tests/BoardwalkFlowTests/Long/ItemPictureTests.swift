import BoardwalkBase
import BoardwalkBehavior
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Pictures of collection items")
struct ItemPictureTests {
  private static let scene = """
    storyboard, device: retina4_7

    collectionViewController grid: GridViewController, initial {
      collectionView (0, 0, 375 x 667), backgroundColor: .systemBackground {
        collectionViewFlowLayout, itemSize: size(100, 100), sectionInset: inset(10, 30, 10, 30)
        collectionViewCell "Cell" (0, 0, 100 x 100) {
          view (0, 0, 100 x 100) {
            label caption "Item" (8, 8, 84 x 20.5), autoresizingMask: flexible(width)
          }
          outlet caption -> caption
        }
      }
    }

    """

  private func simulation(
    _ behavior: String, scene: String = scene, system: Int = 18
  ) throws -> Simulation {
    let document = LoadedFile(SourceFile(path: "Main.scene", text: scene))
    let file = BehaviorFile(
      SourceFile(
        path: "Grid.behavior", text: "behavior GridViewController {\n\(behavior)\n}\n"))
    try #require(file.findings.isEmpty)
    let project = Project([document], isWhole: true, behaviors: [file])
    let graph = Compiler().compile(project, main: project.documents.first)
    var options = LaunchOptions()
    options.system = SystemVersion(system)
    return Simulation.launch(graph, options: options, behaviors: Behaviors(of: graph)).simulation
  }

  private func touch(_ simulation: inout Simulation, _ text: String, _ motion: FingerMotion) throws
  {
    let found = simulation.touchables.first { $0.texts.contains(text) }
    try simulation.perform(.touch(try #require(found), motion))
  }

  private func count(_ word: String, in picture: String) -> Int {
    picture.components(separatedBy: word).count - 1
  }

  @Test("an item without content shows its color")
  func colors() throws {
    let picture = Wireframe().picture(
      of: try simulation(
        """
        viewDidLoad { register UICollectionViewCell for "Plain" in collectionView }
        items { 4 }
        cell "Plain" when indexPath.item < 2 { backgroundColor = .red }
        cell "Cell" {
          caption.text = "full"
          backgroundColor = .red
        }
        """))
    #expect(count("red", in: picture) == 2)
    #expect(count("full", in: picture) == 2)
  }

  @Test("a collection view without a background color is black before iOS 13 (S1-17)")
  func black() throws {
    let bare = Self.scene.replacing(", backgroundColor: .systemBackground", with: "")
    for (scene, system, isBlack) in [(bare, 12, true), (bare, 18, false), (Self.scene, 12, false)] {
      let picture = SVGPicture().text(
        of: [try simulation("items { 0 }", scene: scene, system: system)])
      let fills = picture.components(separatedBy: "height=\"667\" fill=\"#000000\"").count - 1
      #expect((fills > 0) == isBlack, "\(system)")
    }
  }

  @Test("the selected background of an item is shown in text and color (COL-26)")
  func chosen() throws {
    var simulation = try simulation(
      """
      items { 2 }
      cell "Cell" {
        caption.text = "\\(indexPath.item)"
        selectedBackgroundView = UIView(backgroundColor: .blue)
      }
      """)
    #expect(count("blue", in: Wireframe().picture(of: simulation)) == 0)
    try touch(&simulation, "1", .tap())
    #expect(count("blue", in: Wireframe().picture(of: simulation)) == 1)
    #expect(SVGPicture().text(of: [simulation]).contains("#0000ff"))
  }

  @Test("a transformed item is drawn over its neighbors (S1-44)")
  func transformed() throws {
    var simulation = try simulation(
      """
      items { 3 }
      cell "Cell" { caption.text = "\\(indexPath.item)" }
      didHighlightItem { collectionView.cellForItem(at: indexPath).transform = scale(2, 1) }
      """)
    try touch(&simulation, "1", .hold)
    let tree = ViewTree().text(of: simulation)
    #expect(tree.contains("(87.5, 50, 200 × 100) highlighted"), "\(tree)")
  }

  @Test("a menu is above its item, or below it without room above (COL-30)")
  func menu() throws {
    let behavior = """
      viewDidLoad { collectionViewLayout.sectionInset = insets(0, 30, 0, 30) }
      items { 6 }
      cell "Cell" { caption.text = "\\(indexPath.item)" }
      shouldShowMenuForItem { true }
      canPerformAction { action != "cut:" }
      performAction { log action }
      """
    var simulation = try simulation(behavior)
    try touch(&simulation, "4", .press(milliseconds: 700))
    #expect(ViewTree().text(of: simulation).contains("UIMenuController \"Copy\" \"Paste\" "))
    #expect(Wireframe().picture(of: simulation).contains("Copy | Paste"))
    #expect(SVGPicture().text(of: [simulation]).contains("Copy  |  Paste"))
    let lines = Wireframe().picture(of: simulation).split(separator: "\n").map(String.init)
    let menu = try #require(lines.firstIndex { $0.contains("Copy") })
    let item = try #require(lines.firstIndex { $0.contains(" 4") })
    #expect(menu < item)
    try touch(&simulation, "Copy", .tap())
    try touch(&simulation, "1", .press(milliseconds: 700))
    let below = Wireframe().picture(of: simulation).split(separator: "\n").map(String.init)
    let low = try #require(below.firstIndex { $0.contains("Copy") })
    #expect(low > (try #require(below.firstIndex { $0.contains(" 1") })))
  }
}
