import BoardwalkBase
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Open menus in pictures")
struct MenuPictureTests {
  private static let scene = """
    storyboard

    navigationController nav, initial {
      segue rootViewController -> items
    }

    tableViewController items: ItemsViewController {
      tableView {
        tableViewCell "Item" {
          contentView { label "Rusty Spork" (16, 11, 100 x 20.5) }
        }
      }
      navigationItem "Items" {
        rightBarButtonItem: barButtonItem more, title: More
      }
    }

    """

  private static let menu = """
    UIMenu(
        title: "Sort & filter",
        children: [
          UIAction(title: "By Name", image: UIImage(systemName: "star"), handler: note),
          UIAction(title: "By <Date>", attributes: [.disabled], handler: note),
          UIMenu(
            options: .displayInline,
            children: [
              UIAction(title: "Delete All", attributes: [.destructive], handler: note),
              UIMenu(title: "Others", children: [UIAction(title: "By Price", handler: note)]),
            ]),
        ])
    """

  private static let behavior = """
    behavior ItemsViewController: UITableViewController {
      viewDidLoad { navigationItem.rightBarButtonItem.menu = \(menu) }
      rows { 30 }
      cell "Row", style: .default { textLabel.text = "Row \\(indexPath.row)" }
      block note { log "note" }
      contextMenuForRow {
        UIMenu(children: [UIAction(title: "Share", handler: note), UIAction(title: "Copy", handler: note)])
      }
    }

    """

  private func screen() throws -> ScriptedScreen {
    try ScriptedScreen(scene: Self.scene, behavior: Self.behavior)
  }

  private func panel(_ screen: ScriptedScreen) throws -> String {
    let line = screen.tree.split(separator: "\n").first { $0.hasSuffix(" menu") }
    return String(try #require(line, "no menu in the tree")).trimmingCharacters(in: .whitespaces)
  }

  @Test("MENU-04: the menu of a bar item is a panel below it, with a title, groups and submenus")
  func panel() throws {
    var screen = try screen()
    try screen.tap("More")
    let lines = screen.tree.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let first = try #require(lines.firstIndex { $0.hasSuffix(" menu") })
    #expect(
      Array(lines[first...]) == [
        "UIMenu \"Sort & filter\" (115, 74, 250 × 216) menu",
        "UIAction \"By Name\" (0, 32, 250 × 44)",
        "UIAction \"By <Date>\" (0, 76, 250 × 44) disabled",
        "UIAction \"Delete All\" (0, 128, 250 × 44) destructive",
        "UIMenu \"Others\" (0, 172, 250 × 44) opens a menu",
      ])
    let wireframe = screen.wireframe
    for text in ["Sort & filter", "By Name", "By <Date>", "Delete All", "Others"] {
      #expect(wireframe.contains(text), "\(text) is not in the wireframe")
    }
    #expect(wireframe.contains { $0 == "›" }, "the submenu has no sign")
  }

  @Test("MENU-04: a picture draws destructive entries red, and each entry can be touched")
  func picture() throws {
    var screen = try screen()
    try screen.tap("More")
    let (svg, regions) = screen.drawing
    let red = Palette([:])[.systemRed]
    let lines = svg.split(separator: "\n")
    let delete = try #require(lines.first { $0.contains(">Delete All<") })
    #expect(delete.contains("fill=\"\(red.hex)\""))
    #expect(svg.contains(">By &lt;Date&gt;<"))
    for entry in ["By Name", "By <Date>", "Delete All", "Others"] {
      let frame = regions[try screen.touchable(entry)]
      #expect(frame?.size.height == 44, "\(entry) has no region")
    }
  }

  @Test("MENU-04: only groups of entries are apart")
  func groups() throws {
    func gaps(_ screen: ScriptedScreen) -> Int {
      let fill = Palette([:])[.tertiarySystemFill]
      return screen.drawing.svg.split(separator: "\n").count {
        $0.contains("width=\"250\"") && $0.contains("fill=\"\(fill.hex)\"")
      }
    }
    var screen = try screen()
    try screen.press("Row 1")
    #expect(gaps(screen) == 0)
    try screen.perform(.tapOutside)
    try screen.tap("More")
    #expect(gaps(screen) == 1)
  }

  @Test("MENU-04: a submenu takes the place of the menu that it is in")
  func submenu() throws {
    var screen = try screen()
    try screen.tap("More")
    try screen.tap("Others")
    #expect(try panel(screen) == "UIMenu \"Others\" (115, 74, 250 × 76) menu")
    #expect(screen.wireframe.contains("By Price") && !screen.wireframe.contains("By Name"))
  }

  @Test("MENU-04: the context menu of a row is below it")
  func row() throws {
    var screen = try screen()
    try screen.press("Row 1")
    #expect(try panel(screen) == "UIMenu (62, 162, 250 × 88) menu")
    try screen.tap("Share")
    #expect(!screen.tree.contains("UIMenu"))
  }

  @Test("MENU-04: where no room is left below, a menu is above its row")
  func room() throws {
    var screen = try screen()
    try screen.press("Row 13")
    let row = try #require(screen.drawing.regions[screen.touchable("Share")])
    #expect(row.minY < 64 + 13 * 44)
    #expect(screen.simulation.touchables.count == 2)
  }
}
