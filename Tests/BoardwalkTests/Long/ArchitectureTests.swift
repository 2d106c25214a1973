import Foundation
import Testing

@Suite("Architecture articles")
struct ArchitectureTests {
  private let repository = Repository()
  private let catalog = "Sources/Boardwalk/Boardwalk.docc"

  @Test("the diagram lists the targets of the package manifest")
  func targets() throws {
    let article = try repository.text("\(catalog)/Architecture.md")
    let drawing = article.components(separatedBy: "```").dropFirst().first ?? ""
    let drawn = drawing.matches(of: #/Boardwalk\w*/#).map { String($0.output) }
    let manifest = try repository.text("Package.swift")
    let targets = manifest.matches(of: #/\.(?:t|executableT)arget\(\s*name: "(\w+)"/#)
      .map { String($0.output.1) }
      .filter { !["BoardwalkTestSupport", "BoardwalkBenchmark"].contains($0) }
    #expect(drawn.sorted() == targets.sorted())
  }

  @Test("each type named in the articles has its own file")
  func types() throws {
    let files = ["Sources", "Tests"].flatMap { repository.files(in: $0, endingIn: ".swift") }
    let types = Set(files.compactMap { $0.split(separator: "/").last?.dropLast(".swift".count) })
    for article in ["Architecture", "Glossary"] {
      let text = try repository.text("\(catalog)/\(article).md")
      let named = Set(text.matches(of: #/`([A-Z][A-Za-z]+)`/#).map(\.output.1))
      #expect(named.count > 20)
      for name in named.subtracting(types) where !name.hasPrefix("Boardwalk") {
        Issue.record("\(article).md names \(name), which no file is named after")
      }
    }
  }
}
