import BoardwalkBehavior
import Testing

@Suite("Command targets")
struct CommandTests {
  private func command(_ text: String) throws -> VerbPhrase {
    guard case .perform(let command) = BehaviorFixture.statements(text).first?.action else {
      throw NoCommand(text: text)
    }
    return command
  }

  private struct NoCommand: Error { let text: String }

  @Test(
    "a subject is followed by prepositional phrases and options",
    arguments: [
      ("append item to items", "item", "to items", ""),
      ("insert a + 1 into b.c at 0", "(a + 1)", "into b.c at 0", ""),
      ("push detail", "detail", "", ""), ("push detail, animated: false", "detail", "", "animated"),
      ("push detail to list, animated: a ? b : c", "detail", "to list", "animated"),
      ("insertRows at 0, animation: .top", nil, "at 0", "animation"),
      ("insertRows at 0, animation: .top in tableView", nil, "at 0 in tableView", "animation"),
      ("moveRow from a to b in c", nil, "from a to b in c", ""),
      ("pop", nil, "", ""), ("pop to list", nil, "to list", ""),
      ("dismiss", nil, "", ""), ("dismiss detail", "detail", "", ""),
      ("endEditing", nil, "", ""), ("post \"a\", b: 1, c: [2]", "\"a\"", "", "b c"),
      ("remove items[0]", "items[0]", "", ""),
      ("remove \"a\" from items", "\"a\"", "from items", ""),
      (
        "show [page] in self, direction: .forward, animated: true", "[page]", "in self",
        "direction animated"
      ),
    ] as [(String, String?, String, String)])
  func parts(_ text: String, _ subject: String?, _ phrases: String, _ options: String) throws {
    let command = try command(text)
    #expect(command.subject?.shape == subject)
    let found = command.phrases.map { "\($0.preposition.rawValue) \($0.value.shape)" }
    #expect(found.joined(separator: " ") == phrases)
    #expect(command.options.map(\.name).joined(separator: " ") == options)
  }

  @Test(
    "a command may have a block and a completion block",
    arguments: [
      ("animate 1 { a = 1 }", 1, nil),
      ("animate 1, delay: 2 { a = 1 } then { pop }", 1, 1), ("after 0.5 { pop }", 1, nil),
      ("present form then { pop }", nil, 1), ("dismiss then { pop }", nil, 1),
      ("update tableView { deleteRows at 0\ninsertRows at 1 } then { pop }", 2, 1),
      ("animate 1 {} then {}", 0, 0),
    ] as [(String, Int?, Int?)])
  func blocks(_ text: String, _ body: Int?, _ then: Int?) throws {
    let command = try command(text)
    #expect(command.body?.count == body)
    #expect(command.then?.count == then)
  }

  @Test("every command with a required operand reports it with an example", arguments: VerbForm.all)
  func examples(_ form: VerbForm) throws {
    let verb = form.verb.rawValue
    let file = BehaviorFixture.file("behavior A { viewDidLoad {\n\(verb), no: 1\n} }")
    let isSaid = try command(form.example).verb == form.verb
    #expect(isSaid)
    // `post` takes options of any name, but nothing takes this one without a subject.
    #expect(file.findings.count == 1)
    let place = file.findings.first.map { file.file.text(in: $0.range) }
    #expect([",", "no"].contains(place), "\(verb): \(file.findings.map(\.message))")
  }
}
