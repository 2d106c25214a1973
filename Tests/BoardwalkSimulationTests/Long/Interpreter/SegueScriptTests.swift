import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Segues, popovers and columns in behaviors")
struct SegueScriptTests {
  @Test("SEG-06: the class of a custom segue performs it")
  func custom() throws {
    var app = try ScriptedApp(
      """
      behavior FadeSegue: UIStoryboardSegue {
        perform { source.present(destination, animated: true) }
      }

      """,
      scene: """
        storyboard

        viewController start: StartViewController, initial {
          view {
            button go "Go" (20, 60, 100 x 44) {
              segue custom -> target "fade", customClass: FadeSegue
            }
          }
        }
        viewController target: TargetViewController {
          view { label arrived "Arrived" (20, 60, 200 x 21) }
        }

        """)
    try app.tap("Go")
    #expect(app.simulation.texts.contains("Arrived"))
  }

  @Test("SEG-18: a segue's style is that of its destination in prepare, which may change it")
  func presentationStyle() throws {
    var app = try ScriptedApp(
      """
      class StartViewController: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          print(segue.destination.modalPresentationStyle == .formSheet)
          segue.destination.modalPresentationStyle = .fullScreen
        }
      }

      """,
      scene: """
        storyboard

        viewController start: StartViewController, initial {
          view {
            button go "Go" (20, 60, 100 x 44) {
              segue presentation -> target "open", modalPresentationStyle: formSheet
            }
          }
        }
        viewController target {
          view { label arrived "Arrived" (20, 60, 200 x 21) }
        }

        """)
    try app.tap("Go")
    #expect(app.logs == ["true"])
    let target = try #require(app.simulation.frontmost)
    #expect(app.simulation[target]?.presentation?.style == .fullScreen)
  }

  @Test("SEG-10: show(_:sender:) pushes on the stack around the controller")
  func show() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          show(storyboard!.instantiateViewController(withIdentifier: "Detail"), sender: self)
        }
      }
      behavior DetailViewController {}

      """)
    try app.tap("add")
    #expect(app.title == "Item")
  }

  @Test("POP-01: the popover of an action sheet points at what code gives it")
  func sheetAnchor() throws {
    func app(_ anchor: String) throws -> ScriptedApp {
      var app = try ScriptedApp(
        """
        behavior ItemsViewController {
          action addNewItem(sender) {
            let sheet = UIAlertController(title: "Add", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Photo", style: .default))
            if let popover = sheet.popoverPresentationController {
              \(anchor)
            }
            present(sheet, animated: true)
          }
        }

        """
      ) { $0.device = DeviceTable.device(named: "iPad") ?? $0.device }
      try app.tap("add")
      return app
    }
    #expect(try app("popover.barButtonItem = sender").simulation.exception == nil)
    #expect(try app("").simulation.exception?.name == "NSGenericException")
  }

  @Test("SPL-02: the delegate of a split view controller is notified of a new display mode")
  func displayMode() throws {
    var app = try ScriptedApp(
      """
      behavior SplitController: UISplitViewController {
        viewDidLoad {
          delegate = self
          preferredDisplayMode = .secondaryOnly
        }
        willChangeDisplayMode { log "\\(displayMode == .oneBesideSecondary)" }
      }
      behavior ListViewController {}
      behavior PageViewController {
        action open(sender) { splitViewController?.show(.primary) }
      }

      """,
      scene: """
        storyboard

        splitViewController split: SplitController, style: doubleColumn, initial {
          segue relationship -> listNavigation
          segue relationship -> pageNavigation
        }
        navigationController listNavigation { segue rootViewController -> list }
        viewController list: ListViewController { view { label folders "Folders" (20, 60, 99 x 21) } }
        navigationController pageNavigation { segue rootViewController -> page }
        viewController page: PageViewController {
          view { button open "Open" (20, 60, 99 x 44) { action touchUpInside -> page.open: } }
        }

        """
    ) {
      $0.device = DeviceTable.device(named: "iPad") ?? $0.device
      $0.isLandscape = true
    }
    #expect(!app.simulation.texts.contains("Folders"))
    try app.tap("Open")
    #expect(app.logs == ["true"])
    #expect(app.simulation.texts.contains("Folders"))
  }
}
