import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkSimulation
import Foundation
import Testing

@testable import BoardwalkWeb

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Storyboard maps")
struct MapTests {
  /// Names and texts that would break a careless page.
  static let hostile = "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;&apos;&amp;"

  @Test("the picture of a map is well-formed, whatever the scene names")
  func wellFormed() throws {
    let label = """
      <label opaque="NO" text="\(Self.hostile)" id="l1">
      <rect key="frame" x="10" y="100" width="300" height="20"/></label>
      """
    let scenes =
      WebSample.scene(
        "c1", title: Self.hostile, views: label,
        segues: "<segue destination=\"c2\" kind=\"show\" identifier=\"\(Self.hostile)\" id=\"g1\"/>"
      )
      + WebSample.scene("c2")
    let text = MapPicture(WebSample(scenes: scenes).map).text
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse())
    #expect(!text.contains("<img"))
  }

  @Test("a path wider than its document is truncated at the front")
  func longPath() {
    let font = TextFont(pointSize: 15, weight: .semibold)
    let path = "Modules/Settings/Sources/Resources/Base.lproj/Settings.storyboard"
    #expect(MapLabel.path(path, font, width: 1_000) == path)
    let short = MapLabel.path(path, font, width: 200)
    #expect(short.hasPrefix("…") && short.hasSuffix("Settings.storyboard"))
    #expect(font.width(of: short) <= 200)
  }

  @Test("secure text does not appear in a page")
  func secure() throws {
    let field = """
      <textField text="hunter2-secret" id="f1"><rect key="frame" x="10" y="100" width="300" \
      height="34"/><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """
    let map = WebSample(scenes: WebSample.scene("c1", views: field)).map
    #expect(try !MapPage(map, findings: []).text().contains("hunter2"))
    #expect(!MapPicture(map).text.contains("hunter2"))
  }

  @Test("a scene that crashes has the exception in place of a picture")
  func failure() throws {
    let graph = WebSample.endingAtLaunch
    let simulation = Simulation.launch(graph, behaviors: ([:] as Behaviors).adding(of: graph))
      .simulation
    let drawing = SceneDrawing(simulation)
    #expect(drawing.screen == nil)
    #expect(drawing.failure?.contains("the form is gone") == true)
  }

  @Test("a map lists the errors of documents that are not on it, and no others")
  func outsideErrors() throws {
    let finding = Finding("unreadable-xml", .error, "unterminated <tag>", at: 0..<1)
    let findings = ["Broken.storyboard", "Main.storyboard"].flatMap {
      Diagnostic.locate([finding], in: SourceFile(path: $0, text: "<a"))
    }
    let sample = WebSample([("Main", WebSample.storyboard(scenes: WebSample.scene("c1")))])
    let text = try MapPage(sample.map, findings: findings).text()
    let errors = try #require(text.firstMatch(of: #/"outsideErrors":\[(.*?)\]/#))
    #expect(errors.1.contains("Broken.storyboard") && !errors.1.contains("Main.storyboard"))
    #expect(!text.contains("unterminated <tag>"))
  }

  @Test("a finding belongs to its scene and to the view at its line")
  func findings() throws {
    let label = """

      <label opaque="NO" text="Hello" id="l1">
      <rect key="frame" x="10" y="100" width="300" height="20"/></label>
      """
    let text = WebSample.storyboard(
      scenes: WebSample.scene("c1") + "\n" + WebSample.scene("c2", views: label))
    let line = try #require(
      text.components(separatedBy: "\n").firstIndex { $0.contains("<label") })
    let start = try #require(text.range(of: "<label")).lowerBound.utf16Offset(in: text)
    let file = SourceFile(path: "Main.storyboard", text: text)
    let found = Diagnostic.locate(
      [Finding("truncated-text", .warning, "the text is cut", at: start..<start + 6)], in: file)
    let graph = WebSample([("Main", text)]).graph
    let places = FindingPlaces(found, in: graph.documents[0], index: 0)
    let marks = places[.init(document: 0, scene: 1)]
    #expect(marks.map(\.object) == ["l1"])
    #expect(marks.map(\.line) == [line + 1])
    #expect(places[.init(document: 0, scene: 0)].isEmpty)
  }

  @Test("a page offers the settings that change pictures, and stores equal pictures once")
  func variants() throws {
    let map = try WebSample(example: "Homepwner").map
    let variants = MapVariants(
      map.environment, languages: map.graph.languages, sceneCount: map.nodes.count)
    #expect(variants.others.map(\.value).contains("dark"))
    #expect(variants.others.map(\.value).contains("de"))
    let crowd = MapVariants(map.environment, languages: map.graph.languages, sceneCount: 9_000)
    #expect(crowd.others.map(\.value) == ["dark"])
    var pool = PicturePool()
    let picture = try #require(map.nodes.first?.drawing.file(as: map.picture))
    #expect(pool.add(picture) == pool.add(picture))
    #expect(pool.pictures.elements.count == 1)
  }

  @Test("the map of an example is small and deterministic")
  func size() throws {
    let text = try MapPage(try WebSample(example: "Homepwner").map, findings: []).text()
    #expect(text.utf8.count < 200_000)
    #expect(try MapPage(try WebSample(example: "Homepwner").map, findings: []).text() == text)
  }
}
