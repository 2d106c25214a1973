/// Collections: what they ask, what is touched in them, and what changes them.
extension Exercise {
  /// A behavior of a grid of `a`, `b`, `c` with `members`; each item that is filled writes its
  /// letter where `isTold`.
  private static func letters(_ members: String, isTold: Bool = false) -> String {
    """
    shared letters = ["a", "b", "c"]
    behavior GridViewController {
      items { letters }
      cell "Cell" for letter {
        title.text = letter
        \(isTold ? "log \"\\(indexPath.item) is \\(letter)\"" : "")
      }
      \(members)
    }
    """
  }

  /// The same, which writes how high its content is when an item is chosen.
  private static func measured(_ members: String) -> String {
    letters(members + "\ndidSelectItem { log \"\\(collectionView.contentSize.height)\" }")
  }

  private static let filled = ["0 is a", "1 is b", "2 is c"]

  private static let grid = ScriptedApp.grid()

  /// A grid with a header and a footer of its own, of no height.
  private static let framed = ScriptedApp.grid(
    """
    sectionHeaderView: collectionReusableView "Header" (0, 0, 375 x 50) {
      label caption "Header" (8, 8, 200 x 20.5)
      outlet caption -> caption
    }
    sectionFooterView: collectionReusableView "Footer" (0, 0, 375 x 50) {
      label note "Footer" (8, 8, 200 x 20.5)
      outlet note -> note
    }
    """)

  static let items = [
    Exercise(
      .call("items"), in: grid, letters("", isTold: true), logs: filled, shows: ["a", "b", "c"]),
    Exercise(
      .call("prepareForReuse"),
      in: grid.replacing(
        "collectionViewCell \"Cell\"", with: "collectionViewCell tile: Tile \"Cell\""),
      letters("didSelectItem { reload collectionView }")
        + "\nbehavior Tile: UICollectionViewCell { prepareForReuse { log \"again\" } }",
      .tap("a"), logs: ["again", "again", "again"]),
    Exercise(
      .call("header"), in: framed,
      letters(
        """
        viewDidLoad { collectionViewLayout.headerReferenceSize = size(0, 50) }
        header "Header" { caption.text = "above \\(section)" }
        """), logs: [], shows: ["above 0"]),
    Exercise(
      .call("footer"), in: framed,
      letters(
        """
        viewDidLoad { collectionViewLayout.footerReferenceSize = size(0, 50) }
        footer "Footer" { note.text = "below \\(indexPath.section)" }
        """), logs: [], shows: ["below 0"]),
    Exercise(
      .call("sizeForItem"), in: grid, measured("sizeForItem { size(50, 70) }"), .tap("a"),
      logs: ["90.0"]),
    Exercise(
      .call("insetForSection"), in: grid, measured("insetForSection { insets(5, 0, 5, 0) }"),
      .tap("a"), logs: ["130.0"]),
    Exercise(
      .call("lineSpacingForSection"), in: grid,
      measured("sizeForItem { size(200, 100) }\nlineSpacingForSection { 3 }"), .tap("a"),
      logs: ["326.0"]),
    Exercise(
      .call("interitemSpacingForSection"), in: grid,
      measured("interitemSpacingForSection { 100 }"), .tap("a"), logs: ["280.0"]),
    Exercise(
      .call("sizeForHeader"), in: framed,
      measured("sizeForHeader { size(0, 30) }\nheader \"Header\" { caption.text = \"here\" }"),
      .tap("a"), logs: ["170.0"], shows: ["here"]),
    Exercise(
      .call("sizeForFooter"), in: framed,
      measured("sizeForFooter { size(0, 30) }\nfooter \"Footer\" { note.text = \"here\" }"),
      .tap("a"), logs: ["170.0"], shows: ["here"]),
  ]

  static let itemTouches = [
    Exercise(
      .call("shouldHighlightItem"), in: grid,
      letters(
        "shouldHighlightItem { indexPath.item > 0 }\ndidSelectItem { log \"\\(indexPath)\" }"),
      .tap("a"), .tap("b"), logs: ["[0, 1]"]),
    Exercise(
      .call("didHighlightItem"), in: grid,
      letters("didHighlightItem { log \"touched \\(indexPath.item)\" }"), .tap("b"),
      logs: ["touched 1"]),
    Exercise(
      .call("didUnhighlightItem"), in: grid,
      letters("didUnhighlightItem { log \"left \\(indexPath.item)\" }"), .tap("b"),
      logs: ["left 1"]),
    Exercise(
      .call("shouldSelectItem"), in: grid,
      letters("shouldSelectItem { indexPath.item > 0 }\ndidSelectItem { log \"\\(indexPath)\" }"),
      .tap("a"), .tap("b"), logs: ["[0, 1]"]),
    Exercise(
      .call("didSelectItem"), in: grid, letters("didSelectItem { log letters[indexPath.item] }"),
      .tap("c"), logs: ["c"]),
    Exercise(
      .call("shouldDeselectItem"), in: grid,
      letters(
        """
        viewDidLoad { collectionView.allowsMultipleSelection = true }
        shouldDeselectItem { indexPath.item > 0 }
        didDeselectItem { log "\\(indexPath)" }
        """), .tap("a"), .tap("b"), .tap("a"), .tap("b"), logs: ["[0, 1]"]),
    Exercise(
      .call("didDeselectItem"), in: grid, letters("didDeselectItem { log \"\\(indexPath)\" }"),
      .tap("a"), .tap("b"), logs: ["[0, 0]"]),
    Exercise(
      .call("shouldShowMenuForItem"), in: grid,
      letters(
        """
        shouldShowMenuForItem { indexPath.item > 0 }
        canPerformAction { action == "copy:" }
        performAction { log "\\(action) \\(indexPath)" }
        """), .press("a"), .press("b"), .tap("Copy"), logs: ["copy: [0, 1]"]),
    Exercise(
      .call("shouldShowMenuForRow"),
      """
      behavior ItemsViewController {
        rows { 2 }
        cell "0", style: .default { textLabel.text = "row \\(indexPath.row)" }
        shouldShowMenuForRow { indexPath.row > 0 }
        canPerformAction { action == "copy:" }
        performAction { log "\\(action) \\(indexPath)" }
      }
      """, .press("row 0"), .press("row 1"), .tap("Copy"), logs: ["copy: [0, 1]"]),
    Exercise(
      .call("performAction"), in: grid,
      letters(
        """
        shouldShowMenuForItem { true }
        canPerformAction { true }
        performAction { log action }
        """), .press("a"), .tap("Paste"), logs: ["paste:"]),
  ]

  static let itemChanges = [
    Exercise(
      .call("canMoveItem"), in: grid,
      letters(
        "canMoveItem { indexPath.item > 0 }\nmoveItem { log \"\\(source.item)\\(destination.item)\" }"
      ),
      .dragItem("b", to: "c"), logs: ["12"]),
    Exercise(
      .call("moveItem"), in: grid,
      letters("moveItem { log \"\\(sourceIndexPath.item) to \\(destinationIndexPath.item)\" }"),
      .dragItem("a", to: "c"), logs: ["0 to 2"]),
    Exercise(
      .statement(.insertItems), in: grid,
      letters("didSelectItem {\nappend \"d\" to letters\ninsertItems at 3\n}", isTold: true),
      .tap("a"), logs: filled + ["3 is d"], shows: ["d"]),
    Exercise(
      .statement(.deleteItems), in: grid,
      letters(
        "didSelectItem {\nremove letters[indexPath.item]\ndeleteItems at indexPath\nlog letters.count\n}"
      ), .tap("a"), .tap("b"), logs: ["2", "1"], shows: ["c"]),
    Exercise(
      .statement(.reloadItems), in: grid,
      letters(
        "didSelectItem {\nletters[1] = \"B\"\nreloadItems at 1 in collectionView\n}", isTold: true),
      .tap("a"), logs: filled + ["1 is B"], shows: ["B"]),
    Exercise(
      .statement(.moveItem), in: grid,
      letters(
        """
        didSelectItem {
          letters = ["b", "c", "a"]
          moveItem from 0 to 2
          log "\\(collectionView.cellForItem(at: 2).title.text)"
        }
        """), .tap("a"), logs: ["a"]),
    Exercise(
      .statement(.selectItem), in: grid,
      letters(
        """
        viewDidAppear {
          selectItem at 1
          log "\\(collectionView.indexPathsForSelectedItems)"
        }
        didSelectItem { log "never" }
        """), logs: ["[[0, 1]]"]),
    Exercise(
      .statement(.deselectItem), in: grid,
      letters(
        """
        didSelectItem {
          deselectItem at indexPath, animated: true
          log "\\(collectionView.indexPathsForSelectedItems)"
        }
        """), .tap("a"), logs: ["[]"]),
    Exercise(
      .statement(.scrollToItem), in: grid,
      """
      behavior GridViewController {
        items { 200 }
        cell "Cell" { title.text = "item \\(indexPath.item)" }
        viewDidAppear { scrollToItem at 150, position: .top }
      }
      """, logs: [], shows: ["item 150"]),
    Exercise(
      .call("heightForRow"),
      """
      behavior ItemsViewController {
        rows { 3 }
        heightForRow { indexPath.row == 0 ? 90 : 30 }
        cell "0", style: .default { textLabel.text = "row \\(indexPath.row)" }
        didSelectRow { log "\\(tableView.contentSize.height)" }
      }
      """, .tap("row 1"), logs: ["150.0"]),
    Exercise(
      .statement(.scrollToRow),
      """
      behavior ItemsViewController {
        rows { 200 }
        cell "0", style: .default { textLabel.text = "row \\(indexPath.row)" }
        viewDidAppear { scrollToRow at 150, position: .middle }
      }
      """, logs: [], shows: ["row 150"]),
    Exercise(
      .statement(.update), in: grid,
      letters(
        """
        didSelectItem {
          update collectionView {
            letters = ["b", "c", "d"]
            deleteItems at 0
            insertItems at 2
            log "before"
          } then { log "after" }
          log "between"
        }
        """, isTold: true), .tap("a"), logs: filled + ["before", "2 is d", "between", "after"],
      shows: ["b", "c", "d"]),
    Exercise(
      .statement(.invalidateLayout), in: grid,
      measured(
        """
        state side = 50
        sizeForItem { size(side, side) }
        viewDidAppear {
          side = 90
          invalidateLayout collectionViewLayout
        }
        """), .tap("a"), logs: ["110.0"]),
    Exercise(
      .statement(.layoutIfNeeded), in: grid,
      letters(
        """
        viewDidAppear {
          reload collectionView
          layoutIfNeeded collectionView
          log "laid out"
        }
        """, isTold: true), logs: filled + filled + ["laid out"]),
    Exercise(
      .statement(.addGestureRecognizer), in: grid,
      letters(
        """
        viewDidLoad {
          let press = UILongPressGestureRecognizer(action: pressed)
          addGestureRecognizer press to collectionView
        }
        action pressed(sender) { log "\\(sender.state)" }
        """), .press("a"), logs: ["began", "ended"]),
    Exercise(
      .statement(.requireFailure), in: grid,
      letters(
        """
        viewDidLoad {
          let own = UILongPressGestureRecognizer(action: first)
          let other = UILongPressGestureRecognizer(action: second)
          addGestureRecognizer other to collectionView
          addGestureRecognizer own to collectionView
          requireFailure of own by other
        }
        action first(sender) { log "own \\(sender.state)" }
        action second(sender) { log "never" }
        """), .press("a"), logs: ["own began", "own ended"]),
    Exercise(
      .statement(.removeFromSuperview), in: form,
      """
      behavior FormController {
        action go(sender) { becomeFirstResponder nameField }
        action stop(sender) { removeFromSuperview nameField }
        textFieldDidEndEditing { log "ended" }
      }
      """, .tap("Go"), .tap("Stop"), logs: ["ended"]),
  ]
}
