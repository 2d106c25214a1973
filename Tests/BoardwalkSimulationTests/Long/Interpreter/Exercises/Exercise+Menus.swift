/// Context menus, snapshots of diffable data sources, and traits.
extension Exercise {
  private static let menu = """
    chosen = indexPath
        UIMenu(
          children: [
            UIAction(title: "Show", handler: show),
            UIMenu(title: "More", children: [UIAction(title: "Log", handler: note)]),
          ])
    """

  static let menus = [
    Exercise(
      .call("contextMenuForRow"),
      """
      behavior ItemsViewController {
        state chosen = nil
        rows { ["a", "b"] }
        cell "0" for letter, style: .default { textLabel.text = letter }
        contextMenuForRow {
          \(menu)
        }
        block show { log "show \\(chosen.row)" }
        block note { log "log \\(chosen.row)" }
      }
      """, .press("b"), .tap("Show"), .press("a"), .tap("More"), .tap("Log"),
      logs: ["show 1", "log 0"]),
    Exercise(
      .call("willPerformPreviewAction"),
      """
      behavior ItemsViewController {
        rows { ["a", "b"] }
        cell "0" for letter, style: .default { textLabel.text = letter }
        contextMenuForRow {
          UIContextMenuConfiguration(identifier: indexPath, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Log")])
          }
        }
        willPerformPreviewAction { log "\\(configuration.identifier.row)" }
      }
      """, .press("b"), .tapPreview, logs: ["1"]),
    Exercise(
      .call("contextMenuForItem"), in: ScriptedApp.grid(),
      """
      behavior GridViewController {
        state chosen = nil
        items { 3 }
        cell "Cell" { title.text = text(indexPath.item) }
        contextMenuForItem {
          \(menu)
        }
        block show { log "show \\(chosen.item)" }
        block note { log "log \\(chosen.item)" }
      }
      """, .press("2"), .tap("Show"), logs: ["show 2"]),
    Exercise(
      .statement(.apply),
      """
      behavior ItemsViewController {
        viewDidLoad { apply ["a", "b", "c"] to tableView }
        cell "0" for letter, style: .default {
          textLabel.text = letter
          log "cell \\(letter)"
        }
        action addNewItem(sender) { apply ["c", "a", "d"] to tableView then { log "applied" } }
      }
      """, .tap("+"), logs: ["cell a", "cell b", "cell c", "cell d", "applied"]),
    Exercise(
      .call("traitCollectionDidChange"),
      """
      behavior ItemsViewController {
        traitCollectionDidChange {
          log "\\(previous.verticalSizeClass) to \\(traitCollection.verticalSizeClass)"
        }
      }
      """, .rotate, logs: ["regular to compact"]),
  ]
}
