import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation
import Testing

@Suite("Views tied to the keyboard's guide")
struct ScreenKeyboardGuideTests {
  /// A form whose button stands right above the keyboard.
  private static let form = """
    viewController form: FormViewController, initial {
      view {
        keyboard: viewLayoutGuide keyboard
        textField name, placeholder: "Name"
        button send "Send"
        name.top = safeArea.top
        name.leading = safeArea.leading
        name.trailing = safeArea.trailing
        send.centerX = safeArea.centerX
        send.bottom = keyboard.top - 10
      }
    }
    """

  private func send(_ stage: Stage) throws -> LayoutRect {
    let button = Screen(stage).layers.last?.view.all("UIButton").first
    return try #require(button).frame
  }

  private func field(_ stage: Stage) throws -> Touchable {
    try #require(stage.touchables.first { $0.role == .field })
  }

  @Test(
    "They stand above the home indicator, come up with the keyboard, and go down with it",
    arguments: [
      ("iPhone 16", false, 818, 516), ("iPhone 8", false, 667, 407),
      ("iPhone 16", true, 372, 184), ("iPad", false, 1024, 760),
    ] as [(String, Bool, Double, Double)])
  func movement(
    _ device: String, _ isLandscape: Bool, _ bottom: Double, _ top: Double
  ) throws {
    var stage = try Sample.launch(Self.form, device: device, isLandscape: isLandscape)
    #expect(try send(stage).maxY == bottom - 10)
    try stage.perform(.tap(field(stage)))
    let keyboard = try #require(stage.keyboard)
    #expect(keyboard.frame.minY == top)
    #expect(try send(stage).maxY == top - 10)
    stage.endEditing(in: try #require(stage.frontmost))
    stage.settle()
    #expect(stage.keyboard == nil)
    #expect(try send(stage).maxY == bottom - 10)
  }

  @Test("Above a tab bar they keep from the bar, and the keyboard covers the bar")
  func tabs() throws {
    var stage = try Sample.launch(
      """
      tabBarController tabs, initial {
        segue viewControllers -> form
      }

      """ + Self.form.replacing(", initial", with: ""))
    #expect(try send(stage).maxY == 852 - 83 - 10)
    try stage.perform(.tap(field(stage)))
    #expect(try send(stage).maxY == 852 - 336 - 10)
  }

  @Test("KB-08: what is tied to the safe area stays where it is")
  func others() throws {
    var stage = try Sample.launch(Self.form.replacing("keyboard.top", with: "safeArea.bottom"))
    let before = try send(stage)
    try stage.perform(.tap(field(stage)))
    #expect(try send(stage) == before)
  }

  @Test("A sheet that ends where the screen does sees as much of the keyboard as covers it")
  func sheets() throws {
    var stage = try Sample.launch(
      """
      viewController start: StartViewController, initial {
        view
        segue presentation -> form "open"
      }

      """ + Self.form.replacing(", initial", with: ""))
    try stage.perform(.performSegue("open"))
    let sheet = try #require(Screen(stage).layers.last)
    #expect(sheet.style == .sheet && sheet.frame.minY > 0)
    try stage.perform(.tap(field(stage)))
    #expect(try send(stage).maxY == 852 - 336 - 10)
  }
}
