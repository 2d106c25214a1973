import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@Suite("Published presentation examples")
struct PublishedPresentationTests {
  private func present(_ statements: String, on device: String = "iPad (9.7-inch)") throws
    -> ScriptedApp
  {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) {
          let detail = instantiate "Detail"
          let navigation = UINavigationController(rootViewController: detail)
          \(statements)
          present navigation
        }
        viewDidDisappear { log "covered" }
      }
      """
    ) { options in
      options.system = SystemVersion(12)
      options.device = DeviceTable.device(named: device) ?? options.device
    }
    try app.tap("+")
    return app
  }

  @Test(
    "S4-16, S4-17: a form sheet fills a phone and leaves the list visible on a tablet")
  func devices() throws {
    let style = "navigation.modalPresentationStyle = .formSheet"
    #expect(try present(style).logs == [])
    #expect(try present(style, on: "iPhone 8").logs == ["covered"])
    #expect(try present("navigation.modalPresentationStyle = .pageSheet").logs == [])
  }

  @Test("S4-18: the presented container's style is used, not its child's")
  func style() throws {
    #expect(try present("detail.modalPresentationStyle = .formSheet").logs == ["covered"])
    #expect(try present("navigation.modalPresentationStyle = .formSheet").logs == [])
  }

  @Test("S4-24: a transition style changes no callbacks, but a curl requires full screen")
  func transitions() throws {
    for style in ["coverVertical", "crossDissolve", "flipHorizontal"] {
      let app = try present("navigation.modalTransitionStyle = .\(style)")
      #expect(app.logs == ["covered"])
      #expect(app.simulation.exception == nil)
    }
    let curled = try present(
      """
      navigation.modalTransitionStyle = .partialCurl
          navigation.modalPresentationStyle = .formSheet
      """)
    #expect(curled.simulation.exception?.reason.contains("PartialCurl") == true)
  }

  @Test("S4-10, S4-21, S4-25: the presenter dismisses and is notified of the end")
  func presenter() throws {
    var app = try ScriptedApp(
      """
      behavior ItemsViewController {
        action addNewItem(sender) { push instantiate "Detail" }
      }
      behavior DetailViewController {
        action save(sender) {
          let picker = UIViewController()
          present picker then {
            log "presented \\(presentedViewController == picker)"
            dismiss self then { log "dismissed \\(presentedViewController.isNil)" }
          }
        }
      }
      """)
    try app.tap("+")
    try app.tap("Save")
    #expect(app.logs == ["presented true", "dismissed true"])
    #expect(app.title == "Item")
  }
}
