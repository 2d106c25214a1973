import BoardwalkStage

/// Collections: what they ask, what is touched in them, and what changes them.
extension Exercise {
  /// A grid of `a`, `b`, `c` with `members`, which `Go` starts.
  private static func letters(_ members: String) -> String {
    """
    shared letters = ["a", "b", "c"]
    behavior GridViewController {
      init {
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", action: "go")
      }
      items { letters }
      cell "Cell" for letter { title.text = letter }
      \(members)
    }
    """
  }

  /// The same, where cells say when they are filled.
  private static func told(_ members: String) -> String {
    letters(members).replacing("title.text = letter", with: "title.text = letter\nlog letter")
  }

  /// A grid on a navigation stack, with a header and a footer that sections may have.
  private static let grid = """
    storyboard

    navigationController nav, initial { segue rootViewController -> grid }

    collectionViewController grid: GridViewController {
      collectionView {
        collectionViewFlowLayout, minimumLineSpacing: 20, minimumInteritemSpacing: 10,
            itemSize: size(80, 120)
        collectionViewCell "Cell" {
          view {
            label title "Item" (8, 8, 64 x 20.5)
          }
          outlet title -> title
        }
      }
    }

    """

  private static let offset = "log \"\\(collectionView.contentSize.height)\""

  static let items = [
    Exercise(
      .call("items"), in: grid,
      """
      behavior GridViewController {
        sections { 2 }
        items { section + 1 }
        cell "Cell" { log "\\(indexPath)" }
      }
      """, logs: ["[0, 0]", "[1, 0]", "[1, 1]"]),
    Exercise(
      .call("shouldHighlightItem"), in: grid,
      letters("shouldHighlightItem { indexPath.item > 0 }\ndidSelectItem { log \"selected\" }"),
      .tap("a"), .tap("b"), logs: ["selected"]),
    Exercise(
      .call("didHighlightItem"), in: grid,
      letters("didHighlightItem { log \"on \\(indexPath.item)\" }"), .tap("b"), logs: ["on 1"]),
    Exercise(
      .call("didUnhighlightItem"), in: grid,
      letters("didUnhighlightItem { log \"off \\(indexPath.item)\" }"), .tap("b"), logs: ["off 1"]),
    Exercise(
      .call("shouldSelectItem"), in: grid,
      letters("shouldSelectItem { indexPath.item > 0 }\ndidSelectItem { log \"selected\" }"),
      .tap("a"), .tap("b"), logs: ["selected"]),
    Exercise(
      .call("didSelectItem"), in: grid,
      letters("didSelectItem { log letters[indexPath.item] }"), .tap("c"), logs: ["c"]),
    Exercise(
      .call("shouldDeselectItem"), in: grid,
      letters(
        """
        viewDidLoad { collectionView.allowsMultipleSelection = true }
          shouldDeselectItem { indexPath.item > 0 }
          didDeselectItem { log "no longer \\(indexPath.item)" }
        """), .tap("a"), .tap("b"), .tap("a"), .tap("b"), logs: ["no longer 1"]),
    Exercise(
      .call("didDeselectItem"), in: grid,
      letters("didDeselectItem { log \"no longer \\(indexPath.item)\" }"), .tap("a"), .tap("b"),
      logs: ["no longer 0"]),
    Exercise(
      .call("sizeForItem"), in: grid,
      letters("sizeForItem { size(375, 100) }\nviewDidAppear { \(offset) }"), logs: ["340"]),
    Exercise(
      .call("insetForSection"), in: grid,
      letters("insetForSection { insets(5, 0, 7, 0) }\nviewDidAppear { \(offset) }"),
      logs: ["132"]),
    Exercise(
      .call("lineSpacingForSection"), in: grid,
      letters(
        "sizeForItem { size(375, 100) }\nlineSpacingForSection { 1 }\nviewDidAppear { \(offset) }"),
      logs: ["302"]),
    Exercise(
      .call("interitemSpacingForSection"), in: grid,
      letters(
        "sizeForItem { size(120, 100) }\ninteritemSpacingForSection { 20 }\nviewDidAppear { \(offset) }"
      ), logs: ["220"]),
    Exercise(
      .call("sizeForHeader"), in: grid, supplements("sizeForHeader { size(0, 30) }"),
      logs: ["header 0", "150"]),
    Exercise(
      .call("sizeForFooter"), in: grid, supplements("sizeForFooter { size(0, 40) }"),
      logs: ["footer 0", "160"]),
    Exercise(
      .call("header"), in: grid, supplements("sizeForHeader { size(0, 10) }"),
      logs: ["header 0", "130"]),
    Exercise(
      .call("footer"), in: grid, supplements("sizeForFooter { size(0, 10) }"),
      logs: ["footer 0", "130"]),
    Exercise(
      .call("shouldShowMenuForItem"), in: grid,
      letters("shouldShowMenuForItem { indexPath.item > 0 }\n\(menu)"), .press("a"), .press("b"),
      .tap("Copy"), logs: ["copy: 1"]),
    Exercise(
      .call("performAction"), in: grid, letters("shouldShowMenuForItem { true }\n\(menu)"),
      .press("c"), .tap("Copy"), logs: ["copy: 2"]),
    Exercise(
      .call("shouldShowMenuForRow"),
      """
      behavior ItemsViewController {
        rows { ["a", "b"] }
        cell "0" for letter, style: .default { textLabel.text = letter }
        shouldShowMenuForRow { indexPath.row > 0 }
        \(menu)
      }
      """, .press("a"), .press("b"), .tap("Copy"), logs: ["copy: 1"]),
    Exercise(
      .call("prepareForReuse"),
      in: grid.replacing("\"Cell\" {", with: "cell: LetterCell \"Cell\" {"),
      letters("action go { reload collectionView }") + """

        behavior LetterCell: UICollectionViewCell { prepareForReuse { log "again" } }
        """, .tap("Go"), logs: ["again", "again", "again"]),
  ]

  private static let menu = """
    canPerformAction { action == "copy:" }
      performAction { log "\\(action) \\(indexPath.item)" }
    """

  /// A grid with a header and a footer made from a class.
  private static func supplements(_ members: String) -> String {
    letters(
      """
      viewDidLoad {
          register UICollectionReusableView for "Header" in collectionView, kind: .header
          register UICollectionReusableView for "Footer" in collectionView, kind: .footer
        }
        header "Header" { log "header \\(section)" }
        footer "Footer" { log "footer \\(section)" }
        viewDidAppear { \(offset) }
        \(members)
      """)
  }

  static let itemChanges = [
    Exercise(
      .statement(.insertItems), in: grid,
      told("action go {\nappend \"z\" to letters\ninsertItems at 3\n}"), .tap("Go"),
      logs: ["a", "b", "c", "z"]),
    Exercise(
      .statement(.deleteItems), in: grid,
      letters(
        "action go {\nletters = [\"c\"]\ndeleteItems at [0, 1]\n}\ndidSelectItem { log \"\\(indexPath.item)\" }"
      ), .tap("Go"), .tap("c"), logs: ["0"]),
    Exercise(
      .statement(.reloadItems), in: grid,
      told("action go {\nletters[1] = \"z\"\nreloadItems at 1\n}"), .tap("Go"),
      logs: ["a", "b", "c", "z"]),
    Exercise(
      .statement(.moveItem), in: grid,
      letters(
        "action go {\nletters = [\"c\", \"a\", \"b\"]\nmoveItem from 2 to 0\n}\ndidSelectItem { log \"\\(indexPath.item)\" }"
      ), .tap("Go"), .tap("c"), logs: ["0"]),
    Exercise(
      .statement(.selectItem), in: grid,
      letters(
        "action go {\nselectItem at 1\nlog \"\\(collectionView.indexPathsForSelectedItems)\"\n}"),
      .tap("Go"), logs: ["[[0, 1]]"]),
    Exercise(
      .statement(.deselectItem), in: grid,
      letters(
        "didSelectItem {\ndeselectItem at indexPath\nlog \"\\(collectionView.indexPathsForSelectedItems)\"\n}"
      ), .tap("b"), logs: ["[]"]),
    Exercise(
      .statement(.scrollToItem), in: grid,
      """
      behavior GridViewController {
        init { navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", action: "go") }
        items { 300 }
        cell "Cell" { title.text = text(indexPath.item) }
        action go { scrollToItem at 290, position: .top }
        didSelectItem { log "\\(indexPath.item)" }
      }
      """, .tap("Go"), .tap("290"), logs: ["290"]),
    Exercise(
      .statement(.invalidateLayout), in: grid,
      letters(
        """
        action go {
            collectionViewLayout.itemSize = size(375, 100)
            invalidateLayout collectionViewLayout
            \(offset)
          }
        """), .tap("Go"), logs: ["340"]),
    Exercise(
      .statement(.layoutIfNeeded), in: grid,
      told("action go {\nreload collectionView\nlayoutIfNeeded view\nlog \"laid out\"\n}"),
      .tap("Go"), logs: ["a", "b", "c", "a", "b", "c", "laid out"]),
    Exercise(
      .statement(.removeFromSuperview), in: stack,
      """
      behavior FirstViewController {
        action go(sender) {
          removeFromSuperview sender
          log "gone"
        }
      }
      """, .tap("Go"), logs: ["gone"]),
    Exercise(
      .statement(.addGestureRecognizer), in: grid,
      letters(
        """
        viewDidLoad {
            addGestureRecognizer UILongPressGestureRecognizer(action: held) to collectionView
          }
          action held(sender) { if sender.state == .began { log "held" } }
        """), .press("b"), logs: ["held"]),
    Exercise(
      .statement(.requireFailure), in: grid,
      letters(
        """
        viewDidLoad {
            let first = UILongPressGestureRecognizer(action: held)
            let second = UILongPressGestureRecognizer(action: waited)
            addGestureRecognizer first to collectionView
            addGestureRecognizer second to collectionView
            requireFailure of first by second
          }
          action held(sender) { if sender.state == .began { log "held" } }
          action waited(sender) { log "never" }
        """), .press("b"), logs: ["held"]),
  ]
}
