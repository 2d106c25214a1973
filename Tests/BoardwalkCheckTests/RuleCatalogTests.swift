import BoardwalkBase
import BoardwalkCheck
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Rule catalog")
struct RuleCatalogTests {
  @Test("the catalog lists each rule file once")
  func files() throws {
    let folder = PackageFolder.url.appendingPathComponent("Sources/BoardwalkCheck/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { $0.replacingOccurrences(of: ".swift", with: "").lowercased() }
    let rules = Rule.all.map { $0.id.name.replacingOccurrences(of: "-", with: "") }
    #expect(files.sorted() == rules.sorted())
  }

  @Test("rules are ordered from errors to notes")
  func order() {
    let severities = Rule.all.map(\.severity)
    #expect(severities == severities.sorted(by: >))
  }

  @Test("every page is complete and fits its width", arguments: Rule.all.map(\.id))
  func pages(_ id: RuleID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for part in [
      rule.summary, rule.page.defect, rule.page.effect, rule.page.example, rule.page.fix,
    ] {
      #expect(!part.isEmpty)
      #expect(!part.hasSuffix("\n"))
    }
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.explanation.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for title in ["Defect", "Effect", "Example", "Fix"] {
      #expect(rule.explanation.contains("\n\(title)\n  "))
    }
    let weight = rule.severity.rawValue + (rule.isOn ? "" : ", off by default")
    #expect(rule.explanation.hasPrefix("\(id) (\(weight))\n\(rule.summary)\n"))
  }
}
