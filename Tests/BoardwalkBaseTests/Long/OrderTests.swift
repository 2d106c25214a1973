import BoardwalkBase
import Testing

@Suite("Ordering of positions, severities and rules")
struct OrderTests {
  @Test("positions stand in the order of the text")
  func positions() {
    let sorted = [
      Position(line: 1, column: 1), Position(line: 1, column: 9), Position(line: 2, column: 1),
      Position(line: 10, column: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(Position(line: 12, column: 7).description == "12:7")
  }

  @Test("severities stand in the order of how much they matter")
  func severities() {
    #expect(Severity.allCases == [.note, .warning, .error])
    #expect(Severity.allCases.sorted() == Severity.allCases)
    #expect(Severity.allCases.map(\.rawValue) == ["note", "warning", "error"])
  }

  @Test("rules stand in the order of their names")
  func rules() {
    let rules: [RuleID] = ["unreadable-xml", "duplicate-id", "merge-conflict"]
    #expect(rules.sorted().map(\.name) == ["duplicate-id", "merge-conflict", "unreadable-xml"])
    #expect("\(RuleID("duplicate-id"))" == "duplicate-id")
  }
}
