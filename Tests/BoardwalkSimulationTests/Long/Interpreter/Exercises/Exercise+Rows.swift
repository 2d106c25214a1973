/// Tables: what they ask, what is touched in them, and what changes them.
extension Exercise {
  /// A behavior of a table of `a`, `b`, `c` with `members`.
  private static func letters(_ members: String, more: String = "") -> String {
    """
    shared letters = ["a", "b", "c"]
    behavior ItemsViewController {
      rows { letters }
      cell "0" for letter, style: .default { textLabel.text = letter }
      \(members)
    }
    \(more)
    """
  }

  /// What is on screen, as the rows say that are asked for: each writes its letter when it is
  /// filled.
  private static func told(_ members: String) -> String {
    """
    shared letters = ["a", "b", "c"]
    behavior ItemsViewController {
      rows { letters }
      cell "0" for letter, style: .default {
        textLabel.text = letter
        log "\\(indexPath.row) is \\(letter)"
      }
      \(members)
    }
    """
  }

  private static let filled = ["0 is a", "1 is b", "2 is c"]

  static let rows = [
    Exercise(
      .call("sections"),
      """
      behavior ItemsViewController {
        sections { [["a"], ["b", "c"]] }
        rows { section + 1 }
        cell "0", style: .default { log "\\(indexPath)" }
      }
      """, logs: ["[0, 0]", "[1, 0]", "[1, 1]"]),
    Exercise(
      .call("rows"),
      """
      behavior ItemsViewController {
        rows { 2 }
        cell "0", style: .default { log "row \\(indexPath.row) of section \\(indexPath.section)" }
      }
      """, logs: ["row 0 of section 0", "row 1 of section 0"]),
    Exercise(
      .call("cell"),
      """
      behavior ItemsViewController {
        rows { ["a", "b"] }
        cell "first" for letter, style: .default when letter == "a" { log "first \\(letter)" }
        cell "other" for letter, style: .default { log "other \\(letter)" }
      }
      """, logs: ["first a", "other b"]),
    Exercise(
      .call("titleForHeader"),
      letters("titleForHeader { \"Letters \\(section)\" }"), logs: [], shows: ["Letters 0"]),
    Exercise(
      .call("sectionIndexTitles"),
      letters("sectionIndexTitles {\n log \"index\"\n [\"A\"]\n}"), logs: ["index"]),
    Exercise(
      .call("titleForFooter"),
      letters("titleForFooter { \"End \\(section)\" }"), logs: [], shows: ["End 0"]),
    Exercise(
      .call("viewForHeader"),
      letters(
        "viewForHeader { let label = UILabel(); label.text = \"Top \\(section)\"; return label }"
          .replacing("; ", with: "\n")), logs: [], shows: ["Top 0"]),
    Exercise(
      .call("viewForFooter"),
      letters(
        "viewForFooter { let label = UILabel(); label.text = \"End \\(section)\"; return label }"
          .replacing("; ", with: "\n")), logs: [], shows: ["End 0"]),
    Exercise(
      .call("heightForRow"),
      letters(
        "heightForRow { indexPath.row * 700 + 10 }\n"
          + "viewDidAppear { log \"\\(tableView.indexPathsForVisibleRows.count)\" }"),
      logs: ["2"]),
  ]

  static let rowTouches = [
    Exercise(
      .call("shouldHighlightRow"),
      letters(
        "shouldHighlightRow { indexPath.row > 0 }\ndidSelectRow { log \"\\(indexPath.row)\" }"),
      .tap("a"), .tap("b"), logs: ["1"]),
    Exercise(
      .call("didHighlightRow"), letters("didHighlightRow { log \"on \\(indexPath.row)\" }"),
      .tap("b"), logs: ["on 1"]),
    Exercise(
      .call("didUnhighlightRow"),
      letters(
        "didHighlightRow { log \"on\" }\ndidUnhighlightRow { log \"off \\(indexPath.row)\" }"),
      .tap("c"), logs: ["on", "off 2"]),
    Exercise(
      .call("willSelectRow"),
      letters(
        """
        willSelectRow {
            if indexPath.row == 0 { return nil }
            return indexPath(0, 0)
          }
          didSelectRow { log "\\(indexPath.row)" }
        """), .tap("a"), .tap("c"), logs: ["0"]),
    Exercise(
      .call("didSelectRow"),
      letters("didSelectRow { log \"\\(tableView.indexPathForSelectedRow == indexPath)\" }"),
      .tap("c"), logs: ["true"]),
    Exercise(
      .call("willDeselectRow"),
      letters(
        """
        state vetoes = true
          willDeselectRow {
            if vetoes { return nil }
            return indexPath
          }
          didDeselectRow {
            log "no longer \\(indexPath.row)"
          }
          didSelectRow { vetoes = indexPath.row == 0 }
        """), .tap("a"), .tap("b"), .tap("c"), logs: ["no longer 1"]),
    Exercise(
      .call("didDeselectRow"), letters("didDeselectRow { log \"no longer \\(indexPath.row)\" }"),
      .tap("a"), .tap("b"), logs: ["no longer 0"]),
    Exercise(
      .call("accessoryTapped"),
      """
      behavior ItemsViewController {
        rows { ["a"] }
        cell "0" for letter, style: .default {
          textLabel.text = letter
          accessoryType = .detailButton
        }
        accessoryTapped { log "more of \\(indexPath.row)" }
        didSelectRow { log "never" }
      }
      """, .tap("More Info"), logs: ["more of 0"]),
    Exercise(
      .call("canEditRow"),
      letters(
        """
        canEditRow { indexPath.row == 1 }
          commit { log "\\(editingStyle) \\(indexPath.row)" }
          action addNewItem(sender) { setEditing true }
        """), .tap("+"), .tap("Remove b"), .tap("Delete"), logs: ["delete 1"]),
    Exercise(
      .call("canMoveRow"),
      letters(
        """
        canMoveRow { indexPath.row > 0 }
          moveRow { log "\\(source.row) to \\(destination.row)" }
          action addNewItem(sender) { setEditing true }
        """), .tap("+"), .drag("Reorder b", to: "c"), logs: ["1 to 2"]),
    Exercise(
      .call("editingStyle"),
      letters(
        """
        editingStyle { indexPath.row == 0 ? .insert : .none }
          commit { log "\\(editingStyle) \\(indexPath.row)" }
          action addNewItem(sender) { setEditing true }
        """), .tap("+"), .tap("Insert a"), logs: ["insert 0"]),
    Exercise(
      .call("commit"),
      letters(
        """
        commit {
            remove letters[indexPath.row]
            deleteRows at indexPath
            log "\\(letters)"
          }
        """), .swipe("b"), .tap("Delete"), .swipe("c"), .tap("Delete"),
      logs: ["[a, c]", "[a]"]),
    Exercise(
      .call("moveRow"),
      letters(
        """
        moveRow {
            let letter = letters[source.row]
            remove letters[source.row]
            insert letter into letters at destination.row
            log "\\(letters)"
          }
          action addNewItem(sender) { setEditing true }
        """), .tap("+"), .drag("Reorder c", to: "a"), logs: ["[c, a, b]"]),
  ]

  static let rowChanges = [
    Exercise(
      .statement(.reload),
      told(
        """
        action addNewItem(sender) {
            letters = ["z"]
            reload tableView
          }
        """), .tap("+"), logs: filled + ["0 is z"]),
    Exercise(
      .statement(.insertRows),
      told(
        """
        action addNewItem(sender) {
            insert "z" into letters at 0
            insertRows at 0 in tableView, animation: .top
          }
        """), .tap("+"), logs: filled + ["0 is z"]),
    Exercise(
      .statement(.deleteRows),
      letters(
        """
        action addNewItem(sender) {
            letters = ["b"]
            deleteRows at [0, 2]
          }
          didSelectRow { log "\\(indexPath.row)" }
        """), .tap("+"), .tap("b"), logs: ["0"]),
    Exercise(
      .statement(.reloadRows),
      told(
        """
        action addNewItem(sender) {
            letters[1] = "z"
            letters[2] = "y"
            reloadRows at indexPath(1, 0)
          }
        """), .tap("+"), logs: filled + ["1 is z"]),
    Exercise(
      .statement(.moveRow),
      letters(
        """
        action addNewItem(sender) {
            letters = ["c", "a", "b"]
            moveRow from 2 to 0
          }
          didSelectRow { log "\\(indexPath.row)" }
        """), .tap("+"), .tap("c"), logs: ["0"]),
    Exercise(
      .statement(.selectRow),
      letters(
        """
        action addNewItem(sender) {
            selectRow at 1
            log "\\(tableView.indexPathForSelectedRow.row)"
          }
          didSelectRow { log "never" }
        """), .tap("+"), logs: ["1"]),
    Exercise(
      .statement(.deselectRow),
      letters(
        """
        didSelectRow {
            deselectRow at indexPath, animated: true
            log "\\(tableView.indexPathForSelectedRow)"
          }
        """), .tap("c"), logs: ["nil"]),
    Exercise(
      .statement(.scrollToRow),
      """
      behavior ItemsViewController {
        rows { 100 }
        cell "0", style: .default { textLabel.text = text(indexPath.row) }
        action addNewItem(sender) { scrollToRow at 90, position: .top }
        didSelectRow { log "\\(indexPath.row)" }
      }
      """, .tap("+"), .tap("95"), logs: ["95"]),
    Exercise(
      .statement(.insertSections), sections("insert", "[\"a\"], [\"b\"]", at: "1"), .tap("+"),
      .tap("b"), logs: ["[1, 0]"]),
    Exercise(
      .statement(.deleteSections), sections("delete", "", at: "0"), .tap("+"),
      logs: ["sections 0"]),
    Exercise(
      .statement(.reloadSections), sections("reload", "[\"z\"]", at: "0"), .tap("+"), .tap("z"),
      logs: ["[0, 0]"]),
    Exercise(
      .statement(.update),
      letters(
        """
        action addNewItem(sender) {
            update tableView {
              letters = ["c", "z"]
              deleteRows at [0, 1]
              insertRows at 1
            } then { log "updated" }
          }
          didSelectRow { log "\\(indexPath.row)" }
        """), .tap("+"), .tap("z"), logs: ["updated", "1"]),
    Exercise(
      .statement(.register),
      """
      behavior ItemsViewController {
        viewDidLoad { register UITableViewCell for "Letter" in tableView }
        rows { ["a"] }
        cell "Letter" for letter {
          textLabel.text = letter
          log letter
        }
      }
      """, logs: ["a"]),
  ]

  /// A table of one section with one row, whose sections become `new` when they change `at` a
  /// place.
  private static func sections(_ change: String, _ new: String, at place: String) -> String {
    """
    shared lists = [["a"]]
    behavior ItemsViewController {
      sections { lists }
      rows { lists[section] }
      cell "0" for letter, style: .default { textLabel.text = letter }
      action addNewItem(sender) {
        lists = [\(new)]
        \(change)Sections at \(place)
        if lists.isEmpty { log "sections \\(lists.count)" }
      }
      didSelectRow { log "\\(indexPath)" }
    }
    """
  }
}
