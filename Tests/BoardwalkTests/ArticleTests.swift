import Boardwalk
import Foundation
import Testing

@Suite("The article on testing")
struct ArticleTests {
  private func text(_ path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("its example is a test that runs")
  func example() throws {
    let article = try text("Sources/Boardwalk/Boardwalk.docc/TestingNavigationInSwift.md")
    let blocks = article.components(separatedBy: "```")
    let code = try #require(blocks.first { $0.hasPrefix("swift\n") }).dropFirst("swift\n".count)
    #expect(String(code) == (try text("Tests/BoardwalkTests/HomepwnerTests.swift")))
  }

  @Test("what it says of queries is so")
  func queries() throws {
    let article = try text("Sources/Boardwalk/Boardwalk.docc/TestingNavigationInSwift.md")
    for query in [".field(\"Value\")", ".row(2)", ".path(\"Detail\", \"nameField\")"] {
      #expect(article.contains(query))
    }
    var walk = try StoryboardApp("Examples/Homepwner").launch()
    try walk.tap("Rusty Spork")
    #expect(try walk.touchable(.path("Detail", "nameField")).role == .field)
  }

  @Test("the landing page's example runs")
  func landingPage() throws {
    var walk = try StoryboardApp("Examples/Homepwner").launch()
    try walk.tap("Rusty Spork")
    #expect(walk.trace.description.contains("Detail"))
    #expect(walk.picture.contains("Change Date"))
  }
}
