import BoardwalkBase
import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

@Suite("Input views in pictures")
struct PanelPictureTests {
  /// Code that gives the only field panels of its own.
  private struct Panels: ControllerBehavior {
    var inputView: InputPanel?
    var accessory: InputPanel?

    func viewDidLoad(_ controller: inout Instance) {
      var panels = InputPanels()
      panels.inputView = inputView
      panels.inputAccessoryView = accessory
      controller.setInputPanels(panels, of: "dueField")
    }
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="con"><scenes><scene sceneID="s"><objects>
    <viewController id="con" customClass="DueController" sceneMemberID="viewController"><view key="view" id="view">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <textField id="field" placeholder="Due"><rect key="frame" x="16" y="100" width="343" height="34"/>
    <textInputTraits key="textInputTraits" returnKeyType="done"/></textField></subviews></view>
    <connections><outlet property="dueField" destination="field" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """

  private static let dates = InputPanel("dates", height: 216)
  private static let tools = InputPanel("tools", height: 44)

  /// A screen whose field is edited, with these panels.
  private func simulation(_ inputView: InputPanel?, _ accessory: InputPanel?) throws -> Simulation {
    let sample = Sample(SourceFile(path: "Main.storyboard", text: Self.document))
    let code = Panels(inputView: inputView, accessory: accessory)
    var simulation = Simulation.launch(sample.graph, behaviors: ["DueController": code]).simulation
    let field = try #require(simulation.touchables.first { $0.role == .field })
    try simulation.perform(.tap(field))
    return simulation
  }

  private func lines(_ simulation: Simulation) -> [Substring] {
    Wireframe().picture(of: simulation).split(separator: "\n")
  }

  @Test("an input view replaces the keys and has no Return key (RESP-10)")
  func inputView() throws {
    let simulation = try simulation(Self.dates, nil)
    let text = lines(simulation).joined(separator: "\n")
    #expect(text.contains("dates") && !text.contains("keyboard") && !text.contains("done"))
    let drawn = SVGPicture().text(of: [simulation])
    #expect(drawn.contains(">dates</text>") && !drawn.contains(">Q</text>"))
    #expect(Outline().text(of: simulation).contains("keyboard         dates"))
  }

  @Test("an accessory view is above the keys with a line between (RESP-10)")
  func accessory() throws {
    let simulation = try simulation(nil, Self.tools)
    let lines = lines(simulation)
    let bar = try #require(lines.firstIndex { $0.contains("tools") })
    let keys = try #require(lines.firstIndex { $0.contains("default keyboard") })
    #expect(bar < keys)
    #expect(lines[bar..<keys].contains { $0.contains("├─") })
    #expect(lines.contains { $0.contains("[ done ]") })
    let drawn = SVGPicture().text(of: [simulation])
    #expect(drawn.contains(">tools</text>") && drawn.contains(">Q</text>"))
  }

  @Test("input and accessory views add their heights")
  func both() throws {
    let simulation = try simulation(Self.dates, Self.tools)
    #expect(Screen(simulation).keyboard?.frame.size.height == 260)
    let lines = lines(simulation)
    #expect(lines.contains { $0.contains("tools") } && lines.contains { $0.contains("dates") })
  }
}
