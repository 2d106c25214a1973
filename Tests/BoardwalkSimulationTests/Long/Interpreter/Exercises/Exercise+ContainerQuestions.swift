/// What split and page view controllers ask.
extension Exercise {
  private static func split(style: String) -> String {
    """
    storyboard

    splitViewController split: SplitController\(style), initial {
      segue relationship -> list, relationship: masterViewController
      segue relationship -> detail, relationship: detailViewController
      outlet delegate -> split
    }

    viewController list: ListController {
      view {
        label "List"
        button go "Go" (16, 84, 100 x 30) { segue showDetail -> detail }
      }
    }

    viewController detail: DetailController {
      view {
        label "Detail"
      }
    }

    """
  }

  static let containerQuestions = [
    Exercise(
      .call("collapseSecondary"), in: split(style: ""),
      """
      behavior SplitController: UISplitViewController {
        collapseSecondary { return true }
      }
      """, logs: [], shows: ["List"]),
    Exercise(
      .call("topColumnForCollapsing"), in: split(style: ", style: doubleColumn"),
      """
      behavior SplitController: UISplitViewController {
        topColumnForCollapsing { .primary }
      }
      """, logs: [], shows: ["List"]),
    Exercise(
      .call("showDetail"), in: split(style: ""),
      """
      behavior SplitController: UISplitViewController {
        collapseSecondary { true }
        showDetail {
          log "asked"
          return true
        }
      }
      """, .tap("Go"), logs: ["asked"], shows: ["List"]),
    Exercise(
      .call("willChangeDisplayMode"), in: split(style: ", style: doubleColumn"),
      """
      behavior SplitController: UISplitViewController {
        willChangeDisplayMode { log "\\(displayMode == .oneBesideSecondary)" }
      }
      behavior DetailController {
        viewDidAppear { splitViewController.preferredDisplayMode = .oneBesideSecondary }
      }
      """, on: "iPad", logs: ["true"]),
    Exercise(.call("presentationCount"), in: dots, dotsCode, logs: ["count", "index"]),
    Exercise(.call("presentationIndex"), in: dots, dotsCode, logs: ["count", "index"]),
  ]

  private static let dots = """
    storyboard

    pageViewController book: BookController, transitionStyle: scroll,
        navigationOrientation: horizontal, initial {
      outlet dataSource -> book
    }

    viewController page: PageController, storyboardIdentifier: Page {
      view
    }

    """

  private static let dotsCode = """
    behavior BookController: UIPageViewController {
      viewDidLoad { setViewControllers([instantiate "Page"], direction: .forward, animated: false) }
      pageBefore { nil }
      pageAfter { nil }
      presentationCount { log "count"
        return 3 }
      presentationIndex { log "index"
        return 1 }
    }
    """
}
