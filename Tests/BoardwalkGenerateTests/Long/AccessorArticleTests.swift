import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Article on typed accessors")
struct AccessorArticleTests {
  @Test("the Swift code of the article is part of the compiled test app")
  func example() throws {
    let path = "Sources/Boardwalk/Boardwalk.docc/TypedSwift.md"
    let article = try String(
      contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
    let blocks = article.components(separatedBy: "```").filter { $0.hasPrefix("swift\n") }
    #expect(!blocks.isEmpty)
    let app = try ExampleApp()
    for part in blocks.flatMap({ $0.dropFirst("swift\n".count).components(separatedBy: "\n\n") }) {
      #expect(app.source.contains(part.trimmingCharacters(in: .newlines)))
    }
  }
}
