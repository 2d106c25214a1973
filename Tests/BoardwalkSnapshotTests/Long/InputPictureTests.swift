import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Keyboards, alerts and moving views in pictures")
struct InputPictureTests {
  private func field(_ traits: String = "") -> String {
    """
    <textField id="f" placeholder="Amount"><rect key="frame" x="16" y="100" width="343" height="34"/>
    <textInputTraits key="textInputTraits" \(traits)/></textField>
    <label text="Near the end" id="l"><rect key="frame" x="16" y="600" width="200" height="20"/></label>
    """
  }

  /// A screen whose field is edited.
  private func editing(_ traits: String = "", _ options: LaunchOptions = LaunchOptions()) throws
    -> Simulation
  {
    var simulation = try Sample(views: field(traits)).simulation(nil, options)
    let touchable = try #require(simulation.touchables.first { $0.role == .field })
    try simulation.perform(.tap(touchable))
    return simulation
  }

  private func picture(_ simulation: Simulation) -> String {
    var style = WireframeStyle()
    style.hasTitle = false
    return Wireframe(style).picture(of: simulation)
  }

  @Test("RESP-10: a keyboard covers its frame and shows its Return title")
  func keyboard() throws {
    let simulation = try editing("returnKeyType=\"done\"")
    let text = picture(simulation)
    #expect(text.contains("default keyboard"))
    #expect(text.contains("[ done ]"))
    #expect(text.contains("Amount"))
    #expect(!text.contains("Near the end"))
    #expect(Set(text.split(separator: "\n").map { CellWidth.of(String($0)) }) == [47])
    let before = try Sample(views: field()).simulation(nil, LaunchOptions())
    #expect(picture(before).contains("Near the end"))
  }

  @Test("KB-04: SVG keys have their titles, and a special Return key stands out")
  func drawnKeyboard() throws {
    let letters = SVGPicture().text(of: [try editing("returnKeyType=\"done\"")])
    for key in ["Q", "L", "M", "123", "space", "done"] {
      #expect(letters.contains(">\(key)</text>"), "\(key)")
    }
    // The panel lies where the keyboard was recorded (ORC-60).
    #expect(
      letters.contains("<rect x=\"0\" y=\"407\" width=\"375\" height=\"260\" fill=\"#d1d3d9\"/>"))
    let plain = SVGPicture().text(of: [try editing()])
    #expect(plain.contains(">return</text>"))
    let pad = SVGPicture().text(of: [try editing("keyboardType=\"decimalPad\"")])
    #expect(pad.contains(">7</text>") && pad.contains(">.</text>") && !pad.contains(">Q</text>"))
    let none = try Sample(views: field()).simulation(nil, LaunchOptions())
    #expect(!SVGPicture().text(of: [none]).contains("#d1d3d9"))
  }

  @Test("ORC-69: an SVG alert is a rounded card with readable actions")
  func drawnAlert() throws {
    let classic = SVGPicture().text(of: [try alert()])
    let lines = classic.split(separator: "\n")
    #expect(classic.contains("rx=\"14\""))
    func line(_ text: String) throws -> Substring {
      try #require(lines.first { $0.contains(">\(text)</text>") }, "\(text)")
    }
    #expect(try line("Delete?").contains("font-weight=\"600\""))
    #expect(try line("It is gone then.").contains("font-size=\"13\""))
    // What destroys is red, what cancels stands out, and nothing is white on white.
    #expect(try line("Delete").contains("fill=\"#ff3b30\""))
    #expect(try line("Keep").contains("font-weight=\"600\""))
    #expect(try line("Keep").contains("fill=\"#007aff\""))
    var options = LaunchOptions()
    options.system = SystemVersion(26)
    let newest = SVGPicture().text(of: [try alert(Self.question, options)])
    #expect(newest.contains("rx=\"34\""))
    #expect(newest.contains(">Keep</text>"))
  }

  @Test("KB-05: a number pad has no Return key")
  func pad() throws {
    let text = picture(try editing("keyboardType=\"numberPad\""))
    #expect(text.contains("numberPad keyboard"))
    #expect(!text.contains("[ "))
  }

  @Test("KB-08: the keyboard moves no view")
  func frames() throws {
    let before = try Sample(views: field()).simulation(nil, LaunchOptions())
    let after = try editing()
    #expect(Screen(before).layers.first?.frame == Screen(after).layers.first?.frame)
    #expect(Screen(before).keyboard == nil)
    #expect(Screen(after).keyboard?.frame.minY == 407)
  }

  @Test("the outline names the first responder and its keyboard")
  func outline() throws {
    let text = Outline().text(of: try editing("keyboardType=\"emailAddress\" returnKeyType=\"go\""))
    #expect(text.contains("first responder  textField Amount of View Controller"))
    #expect(text.contains("keyboard         emailAddress  return key \"go\""))
    let before = try Sample(views: field()).simulation(nil, LaunchOptions())
    #expect(!Outline().text(of: before).contains("keyboard"))
  }

  private static let question = AlertContent(
    "Delete?", message: "It is gone then.", actions: [.cancel("Keep"), .destructive("Delete")])

  private func alert(_ alert: AlertContent = question, _ options: LaunchOptions = LaunchOptions())
    throws
    -> Simulation
  {
    var simulation = try Sample(views: field()).simulation(nil, options)
    let root = try #require(simulation.root)
    simulation.present(alert, from: root)
    simulation.settle()
    return simulation
  }

  @Test("ORC-69: an alert is centered over a dimmed screen, with Cancel at the bottom")
  func alerts() throws {
    var options = LaunchOptions()
    options.system = SystemVersion(26)
    var three = Self.question
    three.actions.append(.init("Archive"))
    let simulation = try alert(three, options)
    let layer = try #require(Screen(simulation).layers.last)
    #expect(layer.frame == LayoutRect(x: 27.5, y: 201.5, width: 320, height: 264))
    let lines = picture(simulation).split(separator: "\n").map(String.init)
    let places = ["Delete?", "It is gone then.", "  Delete  ", "  Archive  ", "  Keep  "].map {
      text in lines.firstIndex { $0.contains(text) }
    }
    let found = places.compactMap { $0 }
    #expect(found.count == 5, "\(picture(simulation))")
    #expect(found == found.sorted())
  }

  @Test("an action sheet is at the bottom")
  func actionSheet() throws {
    var sheet = Self.question
    sheet.style = .actionSheet
    let simulation = try alert(sheet)
    let layer = try #require(Screen(simulation).layers.last)
    #expect(layer.frame.maxY == 667 - 8)
    #expect(layer.frame.size.width == 375 - 16)
  }

  /// Code that lets a view go down a second after it has appeared, for a second.
  private struct Falling: ControllerBehavior {
    func viewDidAppear(_ controller: inout Instance, animated: Bool) { controller.after(1, "fall") }

    func timerFired(_ controller: inout Instance, _ name: String) {
      let box = ViewID("l", of: controller.id)
      controller.animate(withDuration: 1) { $0[box]?.transform = .translation(0, -400) }
    }
  }

  @Test("S1-42: a picture during an animation shows intermediate values")
  func middle() throws {
    let graph = Sample(views: field()).graph
    var simulation = Simulation.launch(graph, behaviors: ["UIViewController": Falling()]).simulation
    func top(_ simulation: Simulation) throws -> Double {
      let view = try #require(Screen(simulation).layers.last?.view.view(withID: "l"))
      return view.frame.minY
    }
    #expect(try top(simulation) == 600)
    try simulation.start(.wait(1500))
    #expect(try top(simulation) == 400)
    try simulation.start(.wait(500))
    #expect(try top(simulation) == 200)
  }
}
