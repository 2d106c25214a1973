import BoardwalkGraph
import BoardwalkSimulation
import BoardwalkSnapshot
import BoardwalkTestSupport
import Testing

/// Screens compared with the files next to their storyboards; `UPDATE_FIXTURES=1` rewrites those.
@Suite("Screens and graphs as files")
struct GoldenTests {
  @Test("the wireframe of a screen equals its fixture", arguments: Picture.all)
  func wireframes(_ picture: Picture) throws {
    let simulation = try picture.sample().simulation(picture.scene, picture.options)
    var style = WireframeStyle()
    style.isASCII = picture.isASCII
    style.showsStatusBar = picture.showsStatusBar
    try expect(Wireframe(style).picture(of: simulation), in: picture.name + ".txt")
  }

  @Test(
    "the view tree, outline, JSON and SVG of a screen equal their fixtures",
    arguments: Picture.all.filter(\.isDescribed))
  func descriptions(_ picture: Picture) throws {
    let simulation = try picture.sample().simulation(picture.scene, picture.options)
    try expect(ViewTree().text(of: simulation), in: picture.name + ".tree.txt")
    try expect(Outline().text(of: simulation), in: picture.name + ".outline.txt")
    try expect(SceneSnapshot.json([SceneSnapshot(simulation)]), in: picture.name + ".json")
    try expect(SVGPicture().text(of: [simulation]), in: picture.name + ".svg")
  }

  @Test(
    "storyboard graphs equal their fixtures in every format",
    arguments: GraphRenderer.Format.allCases)
  func graphs(_ format: GraphRenderer.Format) throws {
    let endings: [GraphRenderer.Format: String] = [
      .text: "txt", .mermaid: "mmd", .dot: "dot", .json: "json",
    ]
    let ending = try #require(endings[format])
    for (name, sample) in [
      ("homepwner", try Sample.homepwner()), ("split", try Sample(fixture: "split")),
    ] {
      try expect(GraphRenderer(format).text(of: sample.graph), in: "\(name)-graph.\(ending)")
    }
  }

  private func expect(_ text: String, in name: String) throws {
    let fixtures = Fixtures("snapshots")
    if Fixtures.isUpdating { return try fixtures.update(name, to: Array(text.utf8)) }
    let expected = try #require(fixtures.bytes(of: name), "\(name) is missing")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = String(decoding: expected, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines == wanted, "\(name)")
  }
}
