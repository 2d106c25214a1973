/// Scrolling, prefetching, editing of rows, headers, and what is not about rows at all.
extension Exercise {
  /// A table of a hundred rows that prefetches.
  private static func long(_ members: String) -> String {
    """
    behavior ItemsViewController {
      viewDidLoad { tableView.prefetchDataSource = self }
      rows { 100 }
      cell "0", style: .default { textLabel.text = "row \\(indexPath.row)" }
      \(members)
    }
    """
  }

  private static func letters(_ members: String) -> String {
    """
    shared letters = ["a", "b", "c"]
    behavior ItemsViewController {
      viewDidLoad { navigationItem.leftBarButtonItem = editButtonItem }
      rows { letters }
      cell "0" for letter, style: .default { textLabel.text = letter }
      commit { letters.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic) }
      \(members)
    }
    """
  }

  private static func grid(_ members: String) -> String {
    """
    behavior GridViewController {
      viewDidLoad { collectionView.prefetchDataSource = self }
      items { 500 }
      cell "Cell" { title.text = text(indexPath.item) }
      \(members)
    }
    """
  }

  static let scrolling = [
    Exercise(
      .call("scrollViewWillBeginDragging"),
      long("scrollViewWillBeginDragging { log \"\\(scrollView.contentOffset.y < 0)\" }"),
      .scroll(10), logs: ["true"]),
    Exercise(
      .call("scrollViewDidScroll"),
      long("scrollViewDidScroll { log \"\\(scrollView.contentOffset.y > 300)\" }"),
      .scroll(10), .scroll(-100), .scroll(-1), logs: ["true", "false"]),
    Exercise(
      .call("scrollViewDidEndDragging"),
      long("scrollViewDidEndDragging { log \"\\(decelerate)\" }"),
      .scroll(10), logs: ["true"]),
    Exercise(
      .call("scrollViewWillEndDragging"),
      long("scrollViewWillEndDragging { log \"\\(targetContentOffset.pointee.y > 300)\" }"),
      .scroll(10), logs: ["true"]),
    Exercise(
      .call("scrollViewWillBeginDecelerating"),
      long("scrollViewWillBeginDecelerating { log \"slower\" }"),
      .scroll(10), logs: ["slower"]),
    Exercise(
      .call("scrollViewDidEndScrollingAnimation"),
      long(
        """
        scrollViewDidScroll { tableView.setContentOffset(CGPoint(x: 0, y: 9), animated: true) }
        scrollViewDidEndScrollingAnimation { log "\\(scrollView.contentOffset.y == 9)" }
        """),
      .scroll(10), logs: ["true", "true"]),
    Exercise(
      .call("scrollViewDidEndDecelerating"),
      long("scrollViewDidScroll { log \"scroll\" }\nscrollViewDidEndDecelerating { log \"end\" }"),
      .scroll(10), logs: ["scroll", "end"]),
    Exercise(
      .call("scrollViewShouldScrollToTop"),
      long("scrollViewShouldScrollToTop { false }\nscrollViewDidScrollToTop { log \"top\" }"),
      .scroll(10), .scrollToTop, logs: []),
    Exercise(
      .call("scrollViewDidScrollToTop"), long("scrollViewDidScrollToTop { log \"top\" }"),
      .scroll(10), .scrollToTop, logs: ["top"]),
    Exercise(
      .call("prefetchRows"),
      long(
        "prefetchRows { log \"\\(indexPaths.first.row > tableView.indexPathsForVisibleRows.last.row)\" }"
      ),
      .scroll(10), logs: ["true"]),
    Exercise(
      .call("cancelPrefetchingForRows"),
      long("cancelPrefetchingForRows { log \"\\(indexPaths.first.row > 10)\" }"), .scroll(10),
      .scroll(-5), logs: ["true"]),
    Exercise(
      .call("prefetchItems"), in: ScriptedApp.grid(),
      grid("prefetchItems { log \"\\(indexPaths.isEmpty)\" }"), .scroll(3), logs: ["false"]),
    Exercise(
      .call("cancelPrefetchingForItems"), in: ScriptedApp.grid(),
      grid("cancelPrefetchingForItems { log \"\\(indexPaths.isEmpty)\" }"), .scroll(5), .scroll(-3),
      logs: ["false"]),
    Exercise(
      .call("titleForDeleteButton"),
      letters("titleForDeleteButton { \"Remove \\(indexPath.row)\" }"),
      .swipe("b"), logs: [], shows: ["a"]),
    Exercise(
      .call("willBeginEditingRow"),
      letters("willBeginEditingRow { log \"begin \\(indexPath.row)\" }"),
      .swipe("b"), logs: ["begin 1"]),
    Exercise(
      .call("didEndEditingRow"), letters("didEndEditingRow { log \"end \\(indexPath.row)\" }"),
      .swipe("b"), .tap("Delete"), logs: ["end 1"], shows: ["a", "c"]),
    Exercise(
      .call("targetForMove"),
      letters(
        """
        targetForMove { IndexPath(row: 1, section: 0) }
          moveRow { log "\\(source.row) to \\(destination.row)" }
        """), .tap("Edit"), .drag("Reorder a", to: "c"), logs: ["0 to 1"]),
    Exercise(
      .call("heightForHeader"),
      letters(
        "titleForHeader { \"Letters\" }\nheightForHeader { 700 }\nviewDidAppear { log \"\\(tableView.indexPathsForVisibleRows.isEmpty)\" }"
      ),
      logs: ["true"]),
    Exercise(
      .call("heightForFooter"),
      letters(
        "sections { 2 }\ntitleForFooter { \"Letters\" }\nheightForFooter { 700 }\nviewDidAppear { log \"\\(tableView.indexPathsForVisibleRows.count)\" }"
      ),
      logs: ["3"]),
    Exercise(
      .call("viewWillTransition"),
      "behavior ItemsViewController { viewWillTransition { log \"\\(size.width > size.height)\" } }",
      .rotate, logs: ["true"]),
    Exercise(
      .call("contextMenu"), in: photo,
      """
      behavior PhotoController {
        viewDidLoad { photo.addInteraction(UIContextMenuInteraction(delegate: self)) }
        contextMenu {
          log "\\(view == photo)"
          UIMenu(children: [UIAction(title: "Copy", handler: copyPhoto)])
        }
        block copyPhoto { log "copied" }
      }
      """, .pressView("Photo"), .tap("Copy"), logs: ["true", "copied"]),
    Exercise(
      .statement(.addInteraction), in: photo,
      """
      behavior PhotoController {
        viewDidLoad { addInteraction UIContextMenuInteraction(delegate: self) to photo }
        contextMenu { nil }
      }
      """, .pressView("Photo"), logs: []),
    Exercise(
      .statement(.addTarget), in: photo,
      """
      behavior PhotoController {
        viewDidLoad {
          addTarget save to button, event: .touchUpInside
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
          button.addTarget(self, action: #selector(down), for: .touchDown)
        }
        action save(sender) { log "save" }
        action down(sender) { log "down" }
      }
      """, .tap("Save"), logs: ["down", "save"]),
    Exercise(
      .statement(.willMove), in: photo,
      """
      behavior PhotoController {
        viewDidAppear {
          let child = instantiate "Child"
          addChild child
          addSubview child.view to view
          child.didMove(toParent: self)
          willMove child to nil
          child.removeFromParent()
        }
      }
      behavior ChildController {
        willMove { log "will \\(parent == nil)" }
        didMove { log "did \\(parent == nil)" }
      }
      """, logs: ["will false", "did false", "will true", "did true"]),
    Exercise(
      .statement(.didMove), in: photo,
      """
      behavior PhotoController {
        viewDidAppear {
          let child = instantiate "Child"
          addChild child
          didMove child to self
        }
      }
      behavior ChildController { didMove { log parent == nil ? "out" : "in" } }
      """, logs: ["in"]),
  ]

  /// A photo and a button.
  private static let photo = """
    storyboard

    viewController screen: PhotoController, initial {
      view {
        imageView photo (16, 40, 200 x 100), userLabel: Photo, userInteractionEnabled: yes
        button button "Save" (216, 200, 100 x 30)
      }
      outlet photo
      outlet button
    }

    viewController child: ChildController, storyboardIdentifier: Child {
      view
    }

    """
}
