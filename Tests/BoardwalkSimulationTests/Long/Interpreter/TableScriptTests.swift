import BoardwalkSimulation
import Testing

@Suite("Table view behaviors")
struct TableScriptTests {
  @Test(
    "one class supplies rows for every level, and a rejected selection only pushes (S0-19 … S0-25)")
  func selection() throws {
    var app = try ScriptedApp(
      """
      shared letters = ["a", "b", ["1", "2"], "c"]
      behavior ItemsViewController {
        rows { letters }
        cell "0" for item, style: .default {
          if item.isList {
            textLabel.text = "Nested \\(item.count) items"
            accessoryType = .disclosureIndicator
          } else {
            textLabel.text = item
          }
        }
        willSelectRow {
          log "will \\(indexPath.row)"
          if letters[indexPath.row].isList { push instantiate "Detail" }
          return nil
        }
        didSelectRow { log "never" }
      }
      """)
    #expect(app.simulation.texts.contains("Nested 2 items"))
    try app.tap("b")
    #expect(app.logs == ["will 1"])
    try app.tap("Nested 2 items")
    #expect(app.title == "Item")
  }

  @Test("header and footer views replace titles (TBL-03)")
  func headers() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          register UITableViewHeaderFooterView for "Head" in tableView, kind: .header
          register UITableViewHeaderFooterView for "Foot" in tableView, kind: .footer
        }
        sections { 2 }
        rows { 1 }
        cell "0", style: .default { textLabel.text = "\\(indexPath)" }
        titleForHeader { "title" }
        header "Head" { log "above \\(section)" }
        footer "Foot" { log "below \\(section)" }
      }
      """)
    #expect(app.logs == ["above 0", "below 0", "above 1", "below 1"])
    #expect(!app.simulation.texts.contains("title"))
  }

  @Test("a touch that leaves a row keeps the selection (TBL-13)")
  func leaving() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        rows { 3 }
        cell "0", style: .default { textLabel.text = "row \\(indexPath.row)" }
        didHighlightRow { log "touched \\(indexPath.row)" }
        didUnhighlightRow { log "left \\(indexPath.row)" }
        didSelectRow { log "selected \\(indexPath.row)" }
        didDeselectRow { log "never" }
      }
      """)
    try app.tap("row 0")
    #expect(app.logs == ["touched 0", "left 0", "selected 0"])
    try app.touch("row 1", .hold)
    #expect(app.logs == ["touched 1"])
    try app.perform(.endGesture(completed: false))
    #expect(app.logs == ["left 1"])
    #expect(try app.state().selected.map(\.item) == [0])
  }

  @Test("cells are chosen by condition, and rows are inserted at their index path (S2-38, S2-39)")
  func conditions() throws {
    var app = try ScriptedApp(
      """
      shared items = [{ name: "Spork", done: true }, { name: "Bear", done: false }]
      behavior ItemsViewController {
        rows { items }
        cell "done" for item, style: .default when item.done { textLabel.text = "✓ " + item.name }
        cell "open" for item, style: .default { textLabel.text = item.name }
        action addNewItem(sender) {
          append { name: "New", done: false } to items
          insertRows at items.count - 1
        }
        didSelectRow {
          remove items[indexPath.row]
          deleteRows at indexPath in tableView, animation: .top
        }
      }
      """)
    #expect(app.simulation.texts.contains("✓ Spork"))
    #expect(app.simulation.texts.contains("Bear"))
    try app.tap("+")
    #expect(app.simulation.texts.contains("New"))
    try app.tap("Bear")
    #expect(!app.simulation.texts.contains("Bear"))
    #expect(app.simulation.exception == nil)
  }

  @Test(
    "an unreported change leaves a table stale, an inconsistent one raises (EXC-31)")
  func stale() throws {
    var app = try ScriptedApp(
      """
      shared items = ["Spork"]
      behavior ItemsViewController {
        rows { items }
        cell "0" for item, style: .default { textLabel.text = item }
        action addNewItem(sender) {
          append "New" to items
          if items.count > 2 { deleteRows at 0 }
        }
      }
      """)
    try app.tap("+")
    #expect(!app.simulation.texts.contains("New"))
    try app.tap("+")
    #expect(app.simulation.exception?.name == "NSInternalInconsistencyException")
  }
}
