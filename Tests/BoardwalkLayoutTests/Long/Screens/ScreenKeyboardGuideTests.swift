import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation
import Testing

@Suite("Views constrained to the keyboard layout guide")
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

  private func send(_ simulation: Simulation) throws -> LayoutRect {
    let button = Screen(simulation).layers.last?.view.all("UIButton").first
    return try #require(button).frame
  }

  private func field(_ simulation: Simulation) throws -> Touchable {
    try #require(simulation.touchables.first { $0.role == .field })
  }

  @Test(
    "views above the guide follow the keyboard up and down",
    arguments: [
      ("iPhone 16", false, 818, 516), ("iPhone 8", false, 667, 407),
      ("iPhone 16", true, 372, 184), ("iPad", false, 1024, 760),
    ] as [(String, Bool, Double, Double)])
  func movement(
    _ device: String, _ isLandscape: Bool, _ bottom: Double, _ top: Double
  ) throws {
    var simulation = try Sample.launch(Self.form, device: device, isLandscape: isLandscape)
    #expect(try send(simulation).maxY == bottom - 10)
    try simulation.perform(.tap(field(simulation)))
    let keyboard = try #require(simulation.keyboard)
    #expect(keyboard.frame.minY == top)
    #expect(try send(simulation).maxY == top - 10)
    simulation.endEditing(in: try #require(simulation.frontmost))
    simulation.settle()
    #expect(simulation.keyboard == nil)
    #expect(try send(simulation).maxY == bottom - 10)
  }

  @Test("views above a tab bar stay above it, and the keyboard covers the bar")
  func tabs() throws {
    var simulation = try Sample.launch(
      """
      tabBarController tabs, initial {
        segue viewControllers -> form
      }

      """ + Self.form.replacing(", initial", with: ""))
    #expect(try send(simulation).maxY == 852 - 83 - 10)
    try simulation.perform(.tap(field(simulation)))
    #expect(try send(simulation).maxY == 852 - 336 - 10)
  }

  @Test("KB-08: views constrained to the safe area do not move with the keyboard")
  func others() throws {
    var simulation = try Sample.launch(Self.form.replacing("keyboard.top", with: "safeArea.bottom"))
    let before = try send(simulation)
    try simulation.perform(.tap(field(simulation)))
    #expect(try send(simulation) == before)
  }

  @Test("a sheet at the bottom of the screen sees the keyboard's overlap")
  func sheets() throws {
    var simulation = try Sample.launch(
      """
      viewController start: StartViewController, initial {
        view
        segue presentation -> form "open"
      }

      """ + Self.form.replacing(", initial", with: ""))
    try simulation.perform(.performSegue("open"))
    let sheet = try #require(Screen(simulation).layers.last)
    #expect(sheet.style == .sheet && sheet.frame.minY > 0)
    try simulation.perform(.tap(field(simulation)))
    #expect(try send(simulation).maxY == 852 - 336 - 10)
  }
}
