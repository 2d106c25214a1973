import BoardwalkBehavior
import Testing

@Suite("Malformed commands")
struct MalformedCommandTests {
  /// What is found in a handler that holds `statement` in the middle of others.
  private func found(_ statement: String) -> (messages: [String], statements: Int) {
    let file = BehaviorFixture.file(
      "behavior A {\n  viewDidLoad {\n    pop\n    \(statement)\n    pop\n  }\n}\n")
    return (file.findings.map(\.message), file.classes.first?.handlers.first?.body.count ?? 0)
  }

  @Test("an unknown option is rejected with the valid ones", arguments: VerbForm.all.map(\.example))
  func options(_ example: String) {
    // Behind blocks options come too late, and some verbs take any.
    guard !example.contains("{"), !example.hasPrefix("post") else { return }
    let (messages, statements) = found(example + ", colour: 1")
    #expect(messages.count == 1)
    #expect(messages.first?.contains("option") == true, "\(example): \(messages)")
    #expect(statements == 2, "what is around it stays")
  }

  @Test(
    "a missing operand is reported with its preposition",
    arguments: [
      ("insert item", "into"), ("insert item into items", "at"), ("append item", "to"),
      ("moveRow from a", "to"), ("moveRow to a", "from"), ("deleteRows", "at"),
      ("register a", "for"), ("requireFailure of a", "by"), ("addSubview a", "to"),
    ])
  func missing(_ statement: String, _ preposition: String) {
    let (messages, statements) = found(statement)
    #expect(messages.count == 1 && statements == 2)
    #expect(messages.first?.contains(" needs '\(preposition)': ") == true, "\(messages)")
  }

  @Test(
    "prepositional phrases may come in any order",
    arguments: [
      ("insert a at 0 into b", ["at", "into"]), ("moveItem to b from a", ["to", "from"]),
      ("moveRow in t from a to b", ["in", "from", "to"]),
      ("register a, kind: .header in b for \"c\"", ["in", "for"]),
    ])
  func order(_ statement: String, _ prepositions: [String]) {
    guard case .perform(let command) = BehaviorFixture.statements(statement).first?.action else {
      Issue.record("\(statement) is no command")
      return
    }
    #expect(command.phrases.map(\.preposition.rawValue) == prepositions)
    for preposition in Phrase.Preposition.allCases {
      let isSaid = prepositions.contains(preposition.rawValue)
      #expect((command.phrase(preposition) != nil) == isSaid)
    }
  }

  @Test(
    "a missing block and an unexpected block are reported",
    arguments: [
      ("after 1", "expected '{' to open the block of after"),
      ("pop { a = 1 }", "expected the end of the line before '{'"),
      ("pop then { a = 1 }", "expected the end of the line before 'then'"),
      ("push a then { a = 1 }", "expected the end of the line before 'then'"),
      ("after 1 { a = 1 } then { b = 1 }", "expected the end of the line before 'then'"),
      ("present a then", "expected '{' to open the block of then"),
    ])
  func blocks(_ statement: String, _ message: String) {
    #expect(found(statement).messages == [message])
  }

  @Test("a misspelled option gets a suggestion")
  func suggestion() throws {
    let file = BehaviorFixture.file("behavior A { viewDidLoad { push a, animted: true } }")
    let finding = try #require(file.findings.first)
    #expect(finding.fixIt?.replacement == "animated")
    #expect(file.file.text(in: finding.range) == "animted")
  }

  @Test("duplicate options and missing colons are reported")
  func twice() {
    #expect(found("deleteRows at 0 at 1").messages == ["'at' is given twice"])
    #expect(
      found("push a, animated true").messages == ["expected ':' after 'animated'"])
    #expect(found("pop, animated: false").messages.isEmpty)
  }
}
