import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Behavior statements")
struct StatementTests {
  @Test("every command parses as its example shows", arguments: VerbForm.all.map(\.example))
  func examples(example: String) throws {
    let file = BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    \(example)\n  }\n}\n")
    #expect(file.findings.isEmpty, "\(example)")
    guard case .perform(let command) = file.classes.first?.handlers.first?.body.first?.action else {
      Issue.record("\(example) is no command")
      return
    }
    #expect(VerbForm.all.first { $0.example == example }?.verb == command.verb)
  }

  @Test("every command has a form")
  func forms() {
    #expect(Set(VerbForm.all.map(\.verb)) == Set(Verb.allCases))
    #expect(VerbForm.all.count == Verb.allCases.count)
  }

  @Test("every call has a handler that receives it")
  func calls() {
    for form in HandlerForm.all {
      let subject = ["observe", "header", "footer"].contains(form.word) ? " \"A\"" : ""
      let name = ["didSet", "willSet", "action"].contains(form.word) ? " item" : ""
      let file = BehaviorFixture.file("behavior A {\n  \(form.word)\(subject)\(name) { pop }\n}\n")
      #expect(file.findings.isEmpty, "\(form.word)")
      #expect(file.classes.first?.handlers.map(\.form) == [form.word])
    }
    #expect(Set(HandlerForm.all.map(\.word)).count == HandlerForm.all.count)
  }

  @Test("the range of a statement is that of its head")
  func place() {
    let text = "behavior A {\n  viewDidLoad {\n    if a {\n      pop\n    }\n  }\n}\n"
    let file = BehaviorFixture.file(text)
    let statement = file.classes.first?.handlers.first?.body.first
    #expect(statement.map { file.file.text(in: $0.range) } == "if a")
  }

  @Test("a command name can also be a property")
  func verbsAsNames() {
    let statements = BehaviorFixture.statements("update = 1\nshow.title = \"a\"\nself.run = nil")
    #expect(statements.count == 3)
    for statement in statements {
      guard case .assign = statement.action else {
        Issue.record("\(statement) assigns nothing")
        continue
      }
    }
  }

  @Test("a trailing value is the result, and other values are only evaluated")
  func answers() {
    let file = BehaviorFixture.file(
      "behavior A {\n  rows {\n    if a { prepare() }\n    prepare()\n    if b { 1 } else { 2 }\n  }\n}\n"
    )
    let body = file.classes.first?.handlers.first?.body ?? []
    #expect(body.map(\.ending) == ["evaluate", "evaluate", "answer answer"])
  }

  @Test("else and then may begin a line")
  func lines() {
    let statements = BehaviorFixture.statements(
      "if a { pop }\nelse if b { pop }\n\nelse { pop }\nanimate 1 { a = 1 }\nthen { pop }")
    #expect(statements.count == 2)
  }

  @Test(
    "the block of guard ends with what leaves it, also in all branches of a choice",
    arguments: [
      ("return", true), ("throw a", true), ("if b { return } else { return }", true),
      ("if b { return } else if c { fatalError() } else { throw a }", true),
      ("switch b { case 1: return\ndefault: return }", true),
      ("switch f() { case 1: return\ndefault: return }", true), ("if b { return }", false),
      ("if b { return } else { pop }", false), ("pop", false),
    ])
  func guards(_ end: String, _ isValid: Bool) {
    let file = BehaviorFixture.file(
      "behavior A {\n  viewDidLoad {\n    guard d else {\n\(end)\n}\n  }\n}\n")
    #expect(file.findings.isEmpty == isValid)
  }

  @Test("a choice that is a value leaves no loop around it")
  func loopsAroundValues() {
    let file = BehaviorFixture.file(
      """
      behavior A {
        viewDidLoad {
          outer: for a in b { let c = if d { break outer } else { 1 } }
        }
      }
      """)
    #expect(!file.findings.isEmpty)
  }

  @Test(
    "the selector of an action is the one in documents",
    arguments: [
      ("save", "save"), ("save()", "save"), ("save(sender)", "save:"),
      ("save(sender, forEvent)", "save:forEvent:"),
    ])
  func selector(head: String, selector: String) {
    let file = BehaviorFixture.file("behavior A { action \(head) {} }")
    #expect(file.findings.isEmpty)
    #expect(file.classes.first?.handlers.first?.selector == selector)
  }

  @Test("shared values and initial state may span lines")
  func declarations() {
    let file = BehaviorFixture.file(
      "shared a = [\n  1,\n  2,\n]\nbehavior A {\n  state b =\n    {}\n}")
    #expect(file.findings.isEmpty)
    #expect(file.shared.map(\.name) == ["a"])
    #expect(file.classes.first?.states.map(\.name) == ["b"])
  }
}

extension BehaviorStatement {
  /// What it is at its end: in each branch, where it is a choice.
  fileprivate var ending: String {
    switch action {
    case .answer: "answer"
    case .evaluate: "evaluate"
    case .choose(let branches, let otherwise):
      (branches.map(\.body) + [otherwise]).compactMap(\.last?.ending).joined(separator: " ")
    case .attempt(let body, let branches):
      ([body] + branches.map(\.body)).compactMap(\.last?.ending).joined(separator: " ")
    case .name, .assign, .require, .perform, .visit, .loop, .atEnd: "other"
    }
  }
}
