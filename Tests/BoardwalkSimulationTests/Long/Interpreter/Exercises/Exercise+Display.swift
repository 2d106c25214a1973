/// Cells that come into view and leave it, and the actions of rows that are swiped.
extension Exercise {
  private static let hundred = """
    behavior ItemsViewController {
      rows { 100 }
      cell "0", style: .default { textLabel.text = text(indexPath.row) }
      willDisplayRow { if indexPath.row == 50 { log "shows \\(cell.textLabel.text)" } }
      didEndDisplayingRow { if indexPath.row == 0 { log "hides \\(indexPath.row)" } }
      action addNewItem(sender) { scrollToRow at 50, position: .top }
    }
    """

  private static let grid = """
    items { 200 }
    cell "Cell" { title.text = text(indexPath.item) }
    willDisplayItem { if indexPath.item == 150 { log "shows \\(cell.title.text)" } }
    didEndDisplayingItem { if indexPath.item == 0 { log "hides \\(indexPath.item)" } }
    didSelectItem { scrollToItem at 150, position: .top }
    """

  static let rowDisplay = [
    Exercise(.call("willDisplayRow"), hundred, .tap("+"), logs: ["hides 0", "shows 50"]),
    Exercise(.call("didEndDisplayingRow"), hundred, .tap("+"), logs: ["hides 0", "shows 50"]),
    Exercise(
      .call("willDisplayItem"), in: ScriptedApp.grid(),
      "behavior GridViewController {\n\(grid)\n}\n", .tap("3"), logs: ["hides 0", "shows 150"]),
    Exercise(
      .call("didEndDisplayingItem"), in: ScriptedApp.grid(),
      "behavior GridViewController {\n\(grid)\n}\n", .tap("3"), logs: ["hides 0", "shows 150"]),
    Exercise(
      .call("leadingSwipeActions"), swiped, .swipe("b", .right), .tap("Pin"),
      .swipe("b", .right, isFull: true), logs: ["pin 1"]),
    Exercise(
      .call("trailingSwipeActions"), swiped, .swipe("b"), .tap("Flag"),
      .swipe("a", isFull: true), logs: ["flag 1", "[b, c]"]),
  ]

  private static let swiped = """
    shared letters = ["a", "b", "c"]
    behavior ItemsViewController {
      rows { letters }
      cell "0" for letter, style: .default { textLabel.text = letter }
      leadingSwipeActions {
        UISwipeActionsConfiguration(
          actions: [UIContextualAction(style: .normal, title: "Pin", handler: pin)],
          performsFirstActionWithFullSwipe: false)
      }
      trailingSwipeActions {
        UISwipeActionsConfiguration(
          actions: [
            UIContextualAction(style: .destructive, title: "Delete", handler: delete),
            UIContextualAction(style: .normal, title: "Flag", image: "flag", handler: flag),
          ])
      }
      block pin(indexPath) { log "pin \\(indexPath.row)" }
      block flag(indexPath) { log "flag \\(indexPath.row)" }
      block delete(indexPath) {
        remove letters[indexPath.row]
        deleteRows at indexPath
        log "\\(letters)"
      }
    }
    """
}
