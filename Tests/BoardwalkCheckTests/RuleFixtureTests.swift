import BoardwalkBase
import BoardwalkCheck
import BoardwalkTestSupport
import Foundation
import Testing

@Suite("Rule fixtures")
struct RuleFixtureTests {
  @Test("bad fixtures produce the expected findings", arguments: Rule.all.map(\.id))
  func bad(_ rule: RuleID) throws {
    let fixtures = RuleFixtures(rule)
    let names = fixtures.names(beginningWith: "bad")
    #expect(!names.isEmpty, "write a document that breaks the rule")
    var found = ""
    for name in names {
      let diagnostics = fixtures.check(name)
      #expect(diagnostics.contains { $0.rule == rule }, "\(name) does not break the rule")
      found += diagnostics.map(\.lines).joined()
    }
    if Fixtures.isUpdating { try fixtures.update(found) }
    #expect(found == fixtures.expected)
  }

  @Test("good fixtures produce no findings", arguments: Rule.all.map(\.id))
  func good(_ rule: RuleID) {
    let fixtures = RuleFixtures(rule)
    let names = fixtures.names(beginningWith: "good")
    #expect(!names.isEmpty, "write a document that keeps the rule")
    for name in names {
      // What a good document does on purpose may be worth a note of another rule, or be old.
      let diagnostics = fixtures.check(name).filter {
        $0.rule == rule || $0.severity != .note && $0.rule != "deprecated-segue"
      }
      #expect(diagnostics.map(\.lines) == [], "\(name)")
    }
  }

  @Test("every fixture belongs to a rule")
  func strays() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: RuleFixtures.folder.path)
    #expect(Set(folders) == Set(Rule.all.map(\.id.name)))
  }
}
