import BoardwalkBase
import BoardwalkProject
import BoardwalkTestSupport
import Foundation
import Testing

@testable import BoardwalkCheck

@Suite("The article on contributing")
struct RuleArticleTests {
  private func blocks(of language: String) throws -> [String] {
    let path = "Sources/Boardwalk/Boardwalk.docc/Contributing.md"
    let article = try String(
      contentsOf: PackageFolder.url.appendingPathComponent(path), encoding: .utf8)
    // The blocks are parts of list items, which are indented by three spaces.
    return article.replacingOccurrences(of: "\n   ", with: "\n").components(separatedBy: "```")
      .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
  }

  @Test("the code of the new rule compiles, and the rule reports the document of the article")
  func rule() throws {
    let compiled = try String(
      contentsOf: PackageFolder.url.appendingPathComponent(
        "Tests/BoardwalkCheckTests/Long/EmptyImageView.swift"), encoding: .utf8)
    let code = try #require(blocks(of: "swift").first)
    let rule = try #require(code.range(of: "extension Rule {")).lowerBound
    #expect(compiled.hasSuffix(code[rule...]))
    let document = try #require(blocks(of: "").first { $0.hasPrefix("xib\n") })
    let project = Project(
      [LoadedFile(SourceFile(path: "bad.scene", text: document))], isWhole: false)
    let diagnostics = Checker(rules: [.emptyImageView]).check(project).diagnostics
    #expect(diagnostics.map(\.rule) == [Rule.emptyImageView.id])
    #expect(diagnostics.first?.start.line == 4)
  }
}
