import BoardwalkBase
import Testing

@Suite("Ordering of positions, severities and rules")
struct OrderTests {
  @Test("positions are ordered as in the text")
  func positions() {
    let sorted = [
      Position(line: 1, column: 1), Position(line: 1, column: 9), Position(line: 2, column: 1),
      Position(line: 10, column: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(Position(line: 12, column: 7).description == "12:7")
  }

  @Test("severities are ordered by importance")
  func severities() {
    #expect(Severity.allCases == [.note, .warning, .error])
    #expect(Severity.allCases.sorted() == Severity.allCases)
    #expect(Severity.allCases.map(\.rawValue) == ["note", "warning", "error"])
  }

  @Test("rules are ordered by name")
  func rules() {
    let rules: [RuleID] = ["unreadable-xml", "duplicate-id", "merge-conflict"]
    #expect(rules.sorted().map(\.name) == ["duplicate-id", "merge-conflict", "unreadable-xml"])
    #expect("\(RuleID("duplicate-id"))" == "duplicate-id")
  }
}
