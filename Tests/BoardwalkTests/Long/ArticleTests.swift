import Boardwalk
import Foundation
import Testing

@Suite("Testing article")
struct ArticleTests {
  private func text(_ path: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("the example is a test that runs")
  func example() throws {
    let article = try text("Sources/Boardwalk/Boardwalk.docc/TestingNavigationInSwift.md")
    let blocks = article.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
      .map { String($0.dropFirst("swift\n".count)) }
    let files = ["HomepwnerTests", "HomepwnerSnapshotTests"]
    #expect(blocks == (try files.map { try text("Tests/BoardwalkTests/\($0).swift") }))
  }

  @Test("the example of the article on the public interface compiles")
  func publicInterface() throws {
    let article = try text("Sources/Boardwalk/Boardwalk.docc/PublicInterface.md")
    let block = try #require(article.components(separatedBy: "```swift\n").dropFirst().first)
    let shown = block.components(separatedBy: "```")[0].dropFirst("import Boardwalk\n\n".count)
    let example = try text("Tests/BoardwalkTests/PublicInterface/PublicInterfaceExample.swift")
    let body = try #require(example.components(separatedBy: "throws {\n").last).dropLast(
      "}\n".count)
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map { $0.dropFirst(2) }.joined(separator: "\n") == String(shown))
  }

  @Test("the examples in comments on public declarations compile")
  func comments() throws {
    let compiled = Set(
      try text("Tests/BoardwalkTests/Long/PublicInterface/DocumentationExamples.swift")
        .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
    var count = 0
    for path in Repository().files(in: "Sources", endingIn: ".swift") {
      for block in try text(path).components(separatedBy: "/// ```swift\n").dropFirst() {
        let lines = block.components(separatedBy: "/// ```")[0].components(separatedBy: "\n")
        for line in lines.map({ $0.trimmingCharacters(in: CharacterSet(charactersIn: "/ ")) }) {
          #expect(compiled.contains(line), "\(path): \(line)")
          count += 1
        }
      }
    }
    #expect(count > 30)
  }

  @Test("statements on queries hold")
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
