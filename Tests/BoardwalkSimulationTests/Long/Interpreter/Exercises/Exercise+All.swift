extension Exercise {
  /// One for each row of the tables, or more.
  static let all: [Exercise] =
    beginnings + appearances + segues + rows + rowTouches + rowDisplay + rowChanges + items
    + itemTouches + itemChanges + menus + fields + textInputs + searching + containers
    + containerQuestions + scrolling + zooming
    + pickers + touches + orientations + refreshing + values + navigation + time
}

/// The scenes that exercises run in, beside the one of most tests.
extension Exercise {
  /// Two tabs.
  static let tabs = """
    storyboard

    tabBarController tabs: TabsController, initial {
      segue relationship -> first, relationship: viewControllers
      segue relationship -> second, relationship: viewControllers
      outlet delegate -> tabs
    }

    viewController first: FirstViewController {
      view {
        button go "Go" (16, 84, 100 x 30) { action touchUpInside -> first.go: }
      }
      tabBarItem "First"
    }

    viewController second: SecondViewController {
      view
      tabBarItem "Second"
    }

    """

  /// A navigation controller that is its own delegate, around one screen.
  static let stack = """
    storyboard

    navigationController nav: StackController, initial {
      segue rootViewController -> first
      outlet delegate -> nav
    }

    viewController first: FirstViewController {
      view {
        button go "Go" (16, 84, 100 x 30) { action touchUpInside -> first.go: }
      }
      navigationItem "First"
    }

    viewController second: SecondViewController, storyboardIdentifier: Second {
      view {
        button leave "Leave" (16, 84, 100 x 30) { action touchUpInside -> second.leave: }
      }
      navigationItem "Second"
    }

    """

  /// A book, and the page that it is made of.
  static let book = """
    storyboard

    pageViewController book: BookController, transitionStyle: pageCurl,
        navigationOrientation: horizontal, spineLocation: min, initial {
      outlet dataSource -> book
      outlet delegate -> book
    }

    viewController page: PageController, storyboardIdentifier: Page {
      view
    }

    """

  /// What can be typed into and set.
  static let form = """
    storyboard

    viewController form: FormController, initial {
      view {
        textField nameField: FocusField (16, 40, 200 x 34), placeholder: Name {
          outlet delegate -> form
        }
        textField otherField (16, 80, 200 x 34), placeholder: Other {
          outlet delegate -> form
        }
        searchBar searchBar (0, 120, 375 x 56), placeholder: Search {
          outlet delegate -> form
        }
        button go "Go" (16, 200, 100 x 30) { action touchUpInside -> form.go: }
        button stop "Stop" (216, 200, 100 x 30) { action touchUpInside -> form.stop: }
      }
      outlet nameField -> nameField
      outlet otherField -> otherField
      outlet searchBar -> searchBar
    }

    """
}
