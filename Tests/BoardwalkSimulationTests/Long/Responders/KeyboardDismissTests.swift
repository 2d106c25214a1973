import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Keyboards dismissed by scrolling")
struct KeyboardDismissTests {
  private func app(_ mode: String) throws -> ScriptedApp {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController: UITableViewController {
        rows { 60 }
        cell "Item" { textLabel.text = "Row \\(indexPath.row)" }
        viewDidLoad { filter.becomeFirstResponder() }
        action jump(sender) { tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
      }

      """,
      scene: """
        storyboard

        navigationController nav, initial { segue rootViewController -> items }
        tableViewController items: ItemsViewController {
          tableView (0, 0, 375 x 667), keyboardDismissMode: \(mode) {
            tableViewCell "Item", style: default, textLabel: name {
              contentView { label name "Item" (16, 0, 343 x 44) }
            }
          }
          navigationItem "Items" {
            titleView: textField filter (0, 0, 200 x 34)
            rightBarButtonItem: barButtonItem jump "Jump" { action -> items.jump: }
          }
          outlet filter
        }

        """)
    try #require(app.simulation.keyboard != nil)
    return app
  }

  @Test(
    "KB-09: a drag dismisses the keyboard, unless the mode is none", arguments: ["onDrag", "none"])
  func drag(_ mode: String) throws {
    var app = try app(mode)
    try app.perform(.scroll(.rows(3)))
    #expect((app.simulation.keyboard == nil) == (mode == "onDrag"))
  }

  @Test("KB-09: code that scrolls leaves the keyboard")
  func code() throws {
    var app = try app("onDrag")
    try app.tap("Jump")
    #expect(app.simulation.keyboard != nil)
  }
}
