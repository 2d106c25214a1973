import BoardwalkBase
import BoardwalkFlow
import BoardwalkGraph
import BoardwalkSimulation
import Testing

@testable import BoardwalkWeb

@Suite("Prototypes")
struct PrototypeTests {
  private static let button = """
    <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="20" y="100" width="200" \
    height="40"/><state key="normal" title="\(MapTests.hostile)"/>
    <connections><segue destination="c2" kind="show" id="g1"/></connections></button>
    """

  @Test("a step has the position of its button on the picture")
  func places() throws {
    let scenes = WebSample.scene("c1", views: Self.button) + WebSample.scene("c2")
    let content = PrototypeContent(WebSample(scenes: scenes).prototype())
    let touch = try #require(content.touches.elements.first)
    #expect(touch.place.gesture == .tap)
    #expect(touch.place.frame == [20, 100, 200, 40])
    #expect(content.states[0].steps.map { $0[1] } == [1])
  }

  @Test("secure text, in views or typed by a flow, does not appear in a prototype")
  func secure() throws {
    let field = """
      <textField text="hunter2-secret" id="f1"><rect key="frame" x="10" y="100" width="300" \
      height="34"/><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """
    let sample = WebSample(scenes: WebSample.scene("c1", views: field))
    let flow = Flow(SourceFile(path: "a.flow", text: "tap field 1\ntype \"swordfish\"\n"))
    let prototype = sample.prototype([flow])
    #expect(prototype.flows.filter { !$0.hasPassed }.map(\.flow.file.path) == [])
    let text = try PrototypePage(prototype).text()
    #expect(!text.contains("hunter2"))
    #expect(!text.contains("swordfish"))
  }

  @Test("an app that crashes at launch has a screen with the reason")
  func launchFailure() throws {
    let graph = WebSample.endingAtLaunch
    let prototype = Prototype(of: graph, named: "Broken", options: LaunchOptions())
    let content = PrototypeContent(prototype)
    #expect(content.states[0].picture == nil)
    #expect(content.states[0].failure?.contains("the form is gone") == true)
    #expect(content.findings.first?.kind == .exception)
    #expect(content.findings.first?.state == 0)
  }

  @Test("an app without an initial scene has a screen with the reason")
  func empty() {
    let content = PrototypeContent(
      WebSample(scenes: WebSample.scene("c1"), initial: "").prototype())
    #expect(content.states[0].failure == "nothing is on screen")
  }

  @Test("each finding has the screen of its flow")
  func findings() throws {
    let content = PrototypeContent(try WebSample(example: "Crashes").prototype())
    let crashes = content.findings.filter { $0.kind == .exception }
    #expect(crashes.count > 5)
    for crash in crashes {
      let state = try #require(crash.state.map { content.states[$0] }, "\(crash.title)")
      #expect(state.failure?.contains(crash.title.prefix(20)) == true || state.last != nil)
    }
  }

  @Test("an unreachable scene is a finding with its picture")
  func unreachable() throws {
    let scenes = WebSample.scene("c1") + WebSample.scene("c2", title: "Attic")
    let content = PrototypeContent(WebSample(scenes: scenes).prototype())
    let finding = try #require(content.findings.first)
    #expect(finding.kind == .unreachable)
    #expect(finding.state.flatMap { content.states[$0].picture } != nil)
  }

  @Test("the steps from a scene that only code leads to are part of the prototype")
  func detached() throws {
    let scenes =
      WebSample.scene("c1") + WebSample.scene("c2", title: "Attic")
      + WebSample.scene("c3", title: "Roof", views: Self.button)
    let content = PrototypeContent(WebSample(scenes: scenes).prototype())
    let roof = try #require(content.findings.first { $0.title == "Roof" }?.state)
    let attic = try #require(content.states[roof].steps.first?[1])
    #expect(content.states[attic].name.hasPrefix("Attic"))
  }

  @Test("the page of an app is the same each time")
  func determinism() throws {
    let flows = try WebSample.flows(ofExample: "Homepwner")
    func text() throws -> String {
      var limits = Prototype.Limits()
      limits.states = 40
      return try PrototypePage(
        try WebSample(example: "Homepwner").prototype(flows, limits: limits)
      ).text()
    }
    let first = try text()
    #expect(try text() == first)
  }

  @Test("unreachable scenes of one name have their own screens")
  func unreachableTwins() throws {
    let label = """
      <label text="Second" id="l"><rect key="frame" x="20" y="100" width="200" height="40"/></label>
      """
    let scenes =
      WebSample.scene("c1") + WebSample.scene("c2", title: "Attic")
      + WebSample.scene("c3", title: "Attic", views: label)
    let prototype = WebSample(scenes: scenes).prototype()
    #expect(prototype.unreached.map(\.name) == ["Attic", "Attic"])
    #expect(Set(prototype.unreached.map(\.state)).count == 2)
  }
}
