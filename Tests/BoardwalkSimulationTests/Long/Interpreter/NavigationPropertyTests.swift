import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Properties of navigation controllers")
struct NavigationPropertyTests {
  @Test("NAV-23: without its gesture a swipe does not go back, and the back button does")
  func gesture() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {}
      behavior DetailViewController {
        viewDidAppear { navigationController?.interactivePopGestureRecognizer?.isEnabled = false }
      }

      """)
    try app.perform(.performSegue("showItem"))
    #expect(throws: EventError.noBackGesture) { try app.perform(.swipeBack(.completed)) }
    try app.back()
    #expect(app.title == "Items")
  }

  @Test(
    "NAV-25: a delegate of the app's decides whether a swipe goes back without a back button",
    arguments: [("self", true), ("nil", true), ("self", false)])
  func gestureDelegate(delegate: String, answer: Bool) throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {}
      behavior DetailViewController {
        viewDidAppear {
          navigationController?.interactivePopGestureRecognizer?.delegate = \(delegate)
          navigationController?.setNavigationBarHidden(true, animated: false)
        }
        gestureRecognizerShouldBegin {
          log "\\(gestureRecognizer == navigationController?.interactivePopGestureRecognizer)"
          return \(answer)
        }
      }

      """)
    try app.perform(.performSegue("showItem"))
    try app.perform(.swipeBack(.completed))
    #expect(app.logs == (delegate == "self" ? ["true"] : []))
    let front = try #require(app.simulation.frontmost)
    #expect(
      app.simulation[front]?.className
        == (answer ? "ItemsViewController" : "DetailViewController"))
  }

  @Test("NAV-24: code hides the toolbar of a pushed controller")
  func bottomBar() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad { navigationController?.setToolbarHidden(false, animated: false) }
        prepare { destination.hidesBottomBarWhenPushed = true }
      }
      behavior DetailViewController { viewDidLoad { log "\\(hidesBottomBarWhenPushed)" } }

      """)
    let navigation = try #require(app.simulation.frontNavigationController)
    #expect(!app.simulation.isToolbarHidden(of: navigation))
    try app.perform(.performSegue("showItem"))
    #expect(app.logs == ["true"])
    #expect(app.simulation.isToolbarHidden(of: navigation))
  }

  @Test("code makes the titles of a bar large")
  func largeTitles() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad {
          navigationController?.navigationBar.prefersLargeTitles = true
          log "\\(navigationController.navigationBar.prefersLargeTitles)"
        }
      }

      """)
    #expect(app.logs == ["true"])
    let navigation = try #require(app.simulation.frontNavigationController)
    #expect(app.simulation.navigationBar(of: navigation)?.isLarge == true)
  }
}
