import BoardwalkBase
import Testing

@testable import BoardwalkBehavior

@Suite("Closures in behaviors")
struct ClosureTests {
  /// The closure that `text`, the value of an assignment, is.
  private func closure(_ text: String) throws -> NamedBlock {
    let value = try #require(BehaviorFixture.value(text), "\(text)")
    guard case .closure(let block, using: _) = value.form else {
      throw Mistake(reason: "\(text) is \(value.shape)")
    }
    return block
  }

  private struct Mistake: Error { let reason: String }

  private func messages(_ statement: String) -> [String] {
    BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    \(statement)\n  }\n}\n")
      .findings.map(\.message)
  }

  @Test(
    "the head of a closure names its parameters as in Swift",
    arguments: [
      ("{ action in log 1 }", ["action"]), ("{ _ in log 1 }", ["_"]), ("{ log $0 }", ["$0"]),
      ("{ [weak self] in log 1 }", []), ("{ [weak self] action in log 1 }", ["action"]),
      ("{ [unowned self, weak label] _, done in log 1 }", ["_", "done"]),
      ("{ (action: UIAction) in log 1 }", ["action"]),
      ("{ (items: [Item]?, error: Error?) -> Void in log 1 }", ["items", "error"]),
      ("{ (path) in\n  log 1\n}", ["path"]), ("{ refresh() }", ["$0"]),
      ("{\n  let a = 1\n  log a\n}", ["$0"]),
    ])
  func heads(_ text: String, _ parameters: [String]) throws {
    let block = try closure(text)
    #expect(block.parameters == parameters)
    #expect(!block.body.isEmpty)
  }

  @Test("a statement that begins with a closure ends after its start")
  func beginning() {
    let statement = BehaviorFixture.statements("{ log 1 }").first
    #expect(statement?.range.count == 1)
  }

  @Test("a record is not mistaken for a closure")
  func records() {
    for text in ["{}", "{ name: 1 }", "{\n  log: 1,\n  in: 2\n}"] {
      guard case .record = BehaviorFixture.value(text)?.form else {
        Issue.record("\(text) is no record")
        continue
      }
    }
  }

  @Test("a closure after an initializer is its last argument")
  func trailing() {
    #expect(
      BehaviorFixture.value("UIAction(title: \"A\") { action in log 1 }")?.shape
        == "UIAction(title: \"A\", handler: { action in 1 using  })")
    #expect(
      BehaviorFixture.value("[UIAlertAction(title: \"A\") { _ in\n log a\n log b }]")?.shape
        == "[UIAlertAction(title: \"A\", handler: { _ in 2 using a, b })]")
    #expect(
      BehaviorFixture.value("UIContextMenuConfiguration(identifier: nil) { _ in UIMenu() }")?.shape
        == "UIContextMenuConfiguration(identifier: nil, actionProvider: { _ in 1 using UIMenu })")
  }

  @Test("a closure after a call of a block is its last argument, and none in a condition")
  func ownCalls() throws {
    let file = BehaviorFixture.file(
      """
      behavior A {
        block load(name, done) { done(name) }
        block isReady() { true }
        viewDidLoad {
          load("a") { text in log text }
          if isReady() { log 1 }
        }
      }

      """)
    #expect(file.findings.isEmpty)
    let body = try #require(file.classes.first?.handlers.first?.body)
    guard case .evaluate(let call) = body.first?.action else {
      Issue.record("the first statement is no call")
      return
    }
    #expect(call.shape == "load(\"a\", { text in 1 using text })")
    #expect(body.count == 2)
  }

  @Test("a statement in a closure is visited once")
  func visits() {
    let body = BehaviorFixture.statements(
      "let a = UIAction(title: \"A\") { _ in log { log b } }\n"
        + "if c { later = { register d for e } }")
    var all = 0
    var own = 0
    body.forEachStatement { _ in all += 1 }
    body.forEachStatement(inClosures: false) { _ in own += 1 }
    #expect(all == 6)
    #expect(own == 3)
    #expect(body.usedNames == ["UIAction", "b", "c", "later", "d", "e"])
  }

  @Test("the field of an alert takes assignments to its properties only")
  func fields() {
    #expect(messages("alert.addTextField { field in field.placeholder = \"A\" }") == [])
    #expect(messages("alert.addTextField { $0.text = name }") == [])
    for statement in ["field.clear()", "log 1", "name = 1", "other.text = name"] {
      #expect(
        messages("alert.addTextField { field in \(statement) }") == [
          "the field of an alert is configured by assignments to its properties"
        ])
    }
  }

  @Test("an error in a closure is reported once, and the code after it is read")
  func mistakes() {
    #expect(
      messages("let a = UIAction(title: \"A\") { _ in\n pusch b\n log 1 }\n    logg 2")
        == ["there is no statement 'pusch'", "there is no statement 'logg'"])
    #expect(messages("let a = UIAction(title: \"A\") { _ in log 1").count == 1)
  }

  @Test("closures nest as deep as blocks, and deeper ones are an error")
  func nesting() {
    func nested(_ count: Int) -> [String] {
      messages(
        "a = " + String(repeating: "{ _ in later = ", count: count) + "1"
          + String(repeating: " }", count: count))
    }
    #expect(nested(12) == [])
    #expect(nested(5_000).count == 1)
  }

  @Test("a member with the name of UIKit's method is answered with the handler")
  func handlers() {
    let mistakes = [
      "numberOfRowsInSection": "rows", "didSelectRowAt": "didSelectRow",
      "numberOfSections": "sections",
      "presentationControllerDidAttemptToDismiss": "didAttemptToDismiss",
    ]
    for (method, handler) in mistakes {
      let file = BehaviorFixture.file("behavior A {\n  \(method) { 3 }\n}\n")
      #expect(file.findings.first?.fixIt?.replacement == handler, "\(method)")
    }
    let file = BehaviorFixture.file("behavior A {\n  collectionView { 3 }\n}\n")
    #expect(file.findings.first?.fixIt == nil, "many methods begin with it")
  }
}
