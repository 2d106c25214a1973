import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Collection view behaviors")
struct CollectionScriptTests {
  private static let numbered = """
    items { 5 }
    cell "Cell" { title.text = "\\(indexPath)" }
    """

  @Test("items come from counts or lists for each section (S1-08, S1-25, S1-27)")
  func items() throws {
    var app = try ScriptedApp(grid: Self.numbered)
    #expect(app.simulation.texts.prefix(2) == ["[0, 0]", "[0, 1]"])
    #expect(try app.state().counts == [5], "one section unless somebody says otherwise (COL-04)")
    app = try ScriptedApp(
      grid: """
        sections { [["a", "b"], ["c"]] }
        items { section == 0 ? ["a", "b"] : ["c"] }
        cell "Cell" for letter { title.text = "\\(letter) \\(indexPath.item)" }
        """)
    #expect(app.simulation.texts == ["a 0", "b 1", "c 0"])
    #expect(try app.state().counts == [2, 1])
    app = try ScriptedApp(grid: "items { 1 }")
    #expect(
      app.simulation.exception?.reason
        == "-[GridViewController collectionView:cellForItemAtIndexPath:]: unrecognized selector sent "
        + "to instance")
  }

  @Test("a collection without items shows prototype samples or nothing (S1-09)")
  func none() throws {
    var app = try ScriptedApp(grid: "viewDidLoad { log \"loaded\" }")
    #expect(app.simulation.scrolledList == nil, "nobody is asked")
    app = try ScriptedApp(grid: "items { 0 }\ncell \"Cell\" { log \"never\" }")
    #expect(app.simulation.texts.isEmpty)
    #expect(app.simulation.exception == nil)
    #expect(!app.logs.contains("never"))
  }

  @Test(
    "random counts are requested once per section until a reload (S1-20, S1-36, COL-05)")
  func chance() throws {
    let behavior = """
      sections { random(3, 6) }
      items { random(20, 40) }
      cell "Cell" { title.text = "\\(indexPath)" }
      didSelectItem { if indexPath.item == 0 { reload collectionView } else { invalidateLayout collectionViewLayout } }
      """
    var app = try ScriptedApp(grid: behavior) { $0.seed = 7 }
    let first = try app.state().counts
    #expect(try ScriptedApp(grid: behavior, { $0.seed = 7 }).state().counts == first)
    #expect(try ScriptedApp(grid: behavior, { $0.seed = 8 }).state().counts != first)
    #expect(first?.allSatisfy { (20...40).contains($0) } == true)
    #expect((3...6).contains(first?.count ?? 0))
    try app.tap("[0, 1]")
    #expect(try app.state().counts == first, "laying out anew counts nothing anew")
    try app.tap("[0, 0]")
    #expect(try app.state().counts != first)
  }

  @Test(
    "layout properties apply, and a change invalidates the layout (S1-10 … S1-14, S1-51, FLOW-15)")
  func layout() throws {
    var app = try ScriptedApp(
      grid: """
        viewDidLoad {
          collectionViewLayout.sectionInset = insets(0, 0, 0, 0)
          collectionViewLayout.minimumLineSpacing = 5
          collectionViewLayout.minimumInteritemSpacing = 25
          log "\\(collectionViewLayout.itemSize.width)"
        }
        \(Self.numbered)
        didSelectItem {
          let layout = collectionView.collectionViewLayout
          if layout.scrollDirection == .vertical { layout.scrollDirection = .horizontal }
          layout.itemSize = size(layout.itemSize.width * 2, 120)
        }
        """)
    #expect(app.logs == ["80.0"])
    #expect(try app.frames()[1].minX == 80 + (375 - 240) / 2.0, "at least 25, here more")
    #expect(try app.frames()[3].minY == 125)
    try app.tap("[0, 1]")
    #expect(try app.frames()[0].size == LayoutSize(width: 160, height: 120))
    #expect(try app.frames()[1].minY > 0, "columns fill from above")
    #expect(try app.state().selected == [ItemPath(item: 1)])
  }

  @Test("items and sections have their own sizes and spacing (S1-02, S1-40, FLOW-13)")
  func sizes() throws {
    let app = try ScriptedApp(
      grid: """
        sections { 2 }
        items { 2 }
        cell "Cell" { title.text = "\\(indexPath)" }
        sizeForItem { size(indexPath.item == 0 ? 100 : 50, 50) }
        insetForSection { section == 0 ? insets(0, 0, 0, 0) : insets(30, 40, 0, 0) }
        lineSpacingForSection { 3 }
        interitemSpacingForSection { section == 0 ? 7 : nil }
        """)
    #expect(
      try app.frames() == [
        LayoutRect(x: 0, y: 0, width: 100, height: 50),
        LayoutRect(x: 107, y: 0, width: 50, height: 50),
        LayoutRect(x: 40, y: 80, width: 100, height: 50),
        LayoutRect(x: 150, y: 80, width: 50, height: 50),
      ])
  }

  private static let supplements = """
    sectionHeaderView: collectionReusableView "Header" (0, 0, 375 x 50) {
      label caption "Header" (8, 8, 200 x 20.5)
      outlet caption -> caption
    }
    """

  @Test("headers with a height are requested by section (S1-47, S1-48, S1-49, COL-10)")
  func headers() throws {
    let behavior = """
      sections { 2 }
      items { 1 }
      cell "Cell" { title.text = "\\(indexPath)" }
      header "Header" { caption.text = "Section Header \\(section + 1)" }
      """
    let scene = ScriptedApp.grid(Self.supplements)
    var app = try ScriptedApp(grid: behavior, scene: scene)
    #expect(app.simulation.texts == ["[0, 0]", "[1, 0]"], "of no height, and so not asked for")
    let sized =
      behavior
      + "\nviewDidLoad { collectionViewLayout.headerReferenceSize = size(300, 50) }"
    app = try ScriptedApp(grid: sized, scene: scene)
    #expect(app.simulation.texts == ["Section Header 1", "[0, 0]", "Section Header 2", "[1, 0]"])
    #expect(
      try app.frames()[0] == LayoutRect(x: 0, y: 0, width: 375, height: 50), "as wide as it goes")
    app = try ScriptedApp(
      grid: behavior + "\nsizeForHeader { section == 1 ? size(0, 30) : nil }", scene: scene)
    #expect(app.simulation.texts == ["[0, 0]", "Section Header 2", "[1, 0]"])
    app = try ScriptedApp(
      grid: sized.replacing("header \"Header\"", with: "footer \"Header\""), scene: scene)
    #expect(app.simulation.exception?.reason.contains("viewForSupplementaryElementOfKind") == true)
  }

  @Test(
    "highlights and selections call handlers in order and can be rejected (S1-37, S1-38, S1-41)")
  func selection() throws {
    var app = try ScriptedApp(
      grid: """
        \(Self.numbered)
        shouldHighlightItem { indexPath.item != 3 }
        shouldSelectItem { indexPath.item != 4 }
        didHighlightItem { log "highlight" }
        didSelectItem { log "select \\(collectionView.indexPathsForSelectedItems)" }
        didDeselectItem { log "deselect \\(indexPath.item)" }
        didUnhighlightItem { log "unhighlight" }
        """)
    try app.tap("[0, 1]")
    #expect(app.logs == ["highlight", "select [[0, 1]]", "unhighlight"])
    try app.tap("[0, 2]")
    #expect(app.logs == ["highlight", "deselect 1", "select [[0, 2]]", "unhighlight"])
    try app.tap("[0, 3]")
    #expect(app.logs.isEmpty)
    try app.tap("[0, 4]")
    #expect(app.logs == ["highlight", "unhighlight"])
  }

  @Test("code selects and deselects several items without delegate calls (COL-24, COL-25)")
  func several() throws {
    var app = try ScriptedApp(
      grid: """
        viewDidLoad { collectionView.allowsMultipleSelection = true }
        \(Self.numbered)
        shouldDeselectItem { indexPath.item == 1 }
        didSelectItem {
          log "select \\(indexPath.item)"
          if indexPath.item == 0 { selectItem at [3, 4] }
          if indexPath.item == 2 { deselectItem at indexPath }
        }
        didDeselectItem { log "deselect \\(indexPath.item)" }
        """)
    try app.tap("[0, 0]")
    #expect(try app.state().selected.map(\.item) == [0, 3, 4])
    try app.tap("[0, 2]")
    #expect(app.logs == ["select 2"])
    #expect(try app.state().selected.map(\.item) == [0, 3, 4])
    try app.tap("[0, 0]")
    #expect(app.logs.isEmpty, "only the second may be deselected")
    try app.tap("[0, 1]")
    try app.tap("[0, 1]")
    #expect(app.logs == ["deselect 1"])
  }

  @Test("updates come singly or in batches, and inconsistent ones raise (EXC-31)")
  func updates() throws {
    var app = try ScriptedApp(
      """
      shared letters = ["a", "b", "c", "d"]
      behavior GridViewController {
        items { letters }
        cell "Cell" for letter { title.text = letter }
        didSelectItem {
          if letters[indexPath.item] == "a" {
            update collectionView {
              remove letters[3]
              deleteItems at 3
              insert "x" into letters at 0
              insertItems at 0
            } then { log "done" }
          } else if letters[indexPath.item] == "b" {
            letters = ["c", "x", "a", "B"]
            moveItem from 3 to 0
            reloadItems at 3
          } else { insertItems at 0 }
        }
      }
      """, scene: ScriptedApp.grid())
    try app.tap("a")
    #expect(app.simulation.texts == ["x", "a", "b", "c"])
    #expect(app.logs == ["done"])
    try app.tap("b")
    #expect(app.simulation.texts == ["c", "x", "a", "B"])
    try app.tap("x")
    #expect(
      app.simulation.exception?.reason.hasPrefix("Invalid update: invalid number of items") == true)
  }

  @Test("sections are inserted, deleted and reloaded")
  func sections() throws {
    var app = try ScriptedApp(
      """
      shared counts = [1, 2]
      behavior GridViewController {
        sections { counts }
        items { counts[section] }
        cell "Cell" { title.text = "\\(indexPath) of \\(counts[indexPath.section])" }
        didSelectItem {
          if counts.count == 2 {
            append 3 to counts
            insertSections at 2
          } else if counts.count == 3 && indexPath.section == 0 {
            remove counts[0]
            deleteSections at 0
            counts = [1, 3]
            reloadSections at 0
          }
        }
      }
      """, scene: ScriptedApp.grid())
    try app.tap("[0, 0] of 1")
    #expect(try app.state().counts == [1, 2, 3])
    try app.tap("[0, 0] of 1")
    #expect(try app.state().counts == [1, 3])
    #expect(app.simulation.texts.first == "[0, 0] of 1")
  }

  @Test("scrolling to an item uses the given position")
  func scrolling() throws {
    var app = try ScriptedApp(
      grid: """
        items { 100 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didSelectItem {
          if indexPath.item == 0 { scrollToItem at 60, position: .top }
          if indexPath.item == 60 { scrollToItem at 0 in collectionView }
          log "\\(collectionView.indexPathsForVisibleItems.first)"
        }
        """)
    try app.tap("0")
    #expect(app.simulation.texts.first == "60")
    try app.tap("60")
    #expect(app.simulation.texts.first == "0")
  }

  @Test("conflicting scroll positions raise (COL-32)")
  func positions() throws {
    var app = try ScriptedApp(
      grid: """
        viewDidLoad { collectionViewLayout.scrollDirection = .horizontal }
        items { 100 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didSelectItem {
          if indexPath.item == 0 { scrollToItem at 60, position: [.top, .left] }
          if indexPath.item == 60 { scrollToItem at 0, position: [.left, .right] }
        }
        """)
    try app.tap("0")
    #expect(app.simulation.texts.first == "60")
    try app.tap("60")
    #expect(app.simulation.exception?.name == "NSInvalidArgumentException")
    #expect(
      app.simulation.exception?.reason.hasPrefix("the scroll positions left, right exclude") == true
    )
  }

  @Test("a visible item's cell can be changed, others are nil (S1-42)")
  func cells() throws {
    var app = try ScriptedApp(
      grid: """
        items { 100 }
        cell "Cell" { title.text = "\\(indexPath.item)" }
        didSelectItem {
          let cell = collectionView.cellForItem(at: indexPath)
          log "\\(collectionView.indexPath(for: cell))"
          cell.title.text = "tapped"
          cell.backgroundColor = .red
          collectionView.cellForItem(at: 99).alpha = 0
          log "\\(collectionView.cellForItem(at: 99))"
          log "\\(collectionView.numberOfItems(inSection: 0)) in \\(collectionView.numberOfSections)"
        }
        """)
    try app.tap("1")
    #expect(app.logs == ["[0, 1]", "nil", "100 in 1"])
    #expect(app.simulation.texts.contains("tapped"))
    #expect(app.simulation.exception == nil)
  }
}
