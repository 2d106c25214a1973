import BoardwalkSimulation
import BoardwalkSnapshot
import Foundation
import Testing

@Suite("View descriptions")
struct TreeWordsTests {
  private let frame = "<rect key=\"frame\" x=\"16\" y=\"100\" width=\"100.333\" height=\"30\"/>"

  private func simulation(_ view: String) throws -> Simulation {
    let head = view.hasSuffix("/>") ? String(view.dropLast(2)) + ">" : view
    let name = view.dropFirst().prefix { $0.isLetter }
    let end = view.hasSuffix("/>") ? "</\(name)>" : ""
    let xml = head.replacing(">", with: " id=\"c\">\(frame)", maxReplacements: 1) + end
    return try Sample(views: xml).simulation(nil, LaunchOptions())
  }

  /// The line that tells of `view`.
  private func line(_ view: String) throws -> String {
    let lines = ViewTree().text(of: try simulation(view)).split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.contains("(16, 100, ") })
    #expect(line.prefix { $0 == " " }.count == 4)
    return String(line.drop { $0 == " " })
  }

  @Test(
    "a view's text comes first, else its identity",
    arguments: [
      ("<label text=\"Name\"/>", "UILabel \"Name\""), ("<label text=\"\"/>", "UILabel"),
      ("<label text=\"a &quot;b&quot;&#10;c\"/>", "UILabel \"a \\\"b\\\" c\""),
      ("<label userLabel=\"Heading\"/>", "UILabel named \"Heading\""),
      ("<label text=\"Name\" userLabel=\"Heading\"/>", "UILabel \"Name\""),
      ("<textField placeholder=\"Name\"/>", "UITextField placeholder \"Name\""),
      ("<imageView image=\"star\"/>", "UIImageView image \"star\""),
      ("<view customClass=\"Badge\"/>", "Badge"), ("<view customClass=\"\"/>", "UIView"),
      ("<hologramView/>", "UIHologramView"),
      (
        "<segmentedControl><segments><segment title=\"A\"/><segment title=\"B\"/></segments>"
          + "</segmentedControl>", "UISegmentedControl \"A\" \"B\""
      ),
    ])
  func texts(_ view: String, _ words: String) throws {
    #expect(try line(view) == "\(words) (16, 100, 100.33 × 30)")
  }

  @Test(
    "nondefault state comes last",
    arguments: [
      ("<view alpha=\"0.5\"/>", "alpha 0.5"), ("<view alpha=\"1\"/>", ""),
      ("<view hidden=\"YES\"/>", "hidden"), ("<button enabled=\"NO\"/>", "disabled"),
      ("<button selected=\"YES\" highlighted=\"YES\"/>", "selected highlighted"),
      ("<switch on=\"YES\"/>", "on"), ("<switch/>", "off"),
      ("<slider value=\"0.255\"/>", "26%"), ("<slider value=\"9\"/>", "100%"),
      ("<progressView progress=\"0.5\"/>", "50%"),
      ("<stepper value=\"1\" maximumValue=\"4\"/>", "25%"),
      ("<switch on=\"YES\" enabled=\"NO\" alpha=\"0.25\"/>", "alpha 0.25 disabled on"),
    ])
  func states(_ view: String, _ words: String) throws {
    let line = try line(view)
    #expect(line.hasSuffix("× 30)" + (words.isEmpty ? "" : " " + words)), "\(line)")
  }

  @Test(
    "JSON has the same frame and text",
    arguments: [
      "<label text=\"Größe &amp; &quot;so&quot;\"/>", "<button enabled=\"NO\"/>", "<view/>",
    ])
  func json(_ view: String) throws {
    struct File: Decodable { let scenes: [SceneSnapshot] }
    let text = try SceneSnapshot.json([SceneSnapshot(try simulation(view))])
    let scenes = try JSONDecoder().decode(File.self, from: Data(text.utf8)).scenes
    var pending = scenes.flatMap(\.views)
    var found: ViewSnapshot?
    while let next = pending.popLast() {
      if next.id == "c" { found = next }
      pending += next.views
    }
    let snapshot = try #require(found)
    #expect(snapshot.frame == [16, 100, 100.33, 30])
    let line = try line(view)
    #expect(line.hasPrefix(snapshot.class))
    #expect((snapshot.enabled == false) == line.hasSuffix("disabled"))
    #expect(snapshot.text == (view.contains("text=") ? "Größe & \"so\"" : nil))
  }

  @Test("a bar that no controller owns lists its items")
  func standaloneBars() throws {
    let views = """
      <toolbar id="t"><rect key="frame" x="0" y="300" width="375" height="44"/>
      <items><barButtonItem title="Clear" id="i"/></items></toolbar>
      <navigationBar id="n"><rect key="frame" x="0" y="200" width="375" height="44"/>
      <items><navigationItem title="Map" id="m">
      <barButtonItem key="leftBarButtonItem" title="Close" id="l"/></navigationItem></items>
      </navigationBar>
      """
    let simulation = try Sample(views: views).simulation(nil, LaunchOptions())
    let lines = ViewTree().text(of: simulation).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    for line in [#"item "Clear""#, #"left "Close""#, #"title "Map""#] {
      #expect(lines.contains(line), "\(line) is missing from \(lines)")
    }
  }
}
