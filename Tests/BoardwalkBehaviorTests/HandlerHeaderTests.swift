import BoardwalkBehavior
import Testing

@Suite("Handler headers")
struct HandlerHeaderTests {
  private func read(_ head: String) -> Handler? {
    let file = BehaviorFixture.file("behavior A {\n  \(head) { pop }\n}")
    return file.findings.isEmpty ? file.classes.first?.handlers.first : nil
  }

  @Test(
    "an initializer has argument labels and parameter names",
    arguments: [
      ("init", [], []), ("init()", [], []), ("init(item)", ["item"], ["item"]),
      ("init(forNewItem isNew)", ["forNewItem"], ["isNew"]),
      (
        "init(forNewItem isNew, item, at index)", ["forNewItem", "item", "at"],
        ["isNew", "item", "index"]
      ),
    ] as [(String, [String], [String])])
  func initializers(_ head: String, _ labels: [String], _ parameters: [String]) throws {
    let handler = try #require(read(head))
    #expect(handler.labels == labels)
    #expect(handler.parameters == parameters)
    #expect(handler.selector == nil)
  }

  @Test(
    "a cell handler may have an identifier, an element, options and a condition",
    arguments: [
      ("cell", nil, [], []), ("cell \"A\"", "A", [], []), ("cell \"\"", "", [], []),
      ("cell for item", nil, ["item"], []), ("cell \"A\" for item", "A", ["item"], []),
      ("cell \"A\", style: .value1", "A", [], ["style"]),
      (
        "cell \"A\" for item, style: .value1, height: 44 when item.a && !b", "A", ["item"],
        ["style", "height"]
      ),
      ("cell when indexPath.row == 0", nil, [], []),
    ] as [(String, String?, [String], [String])])
  func cells(_ head: String, _ subject: String?, _ names: [String], _ options: [String]) throws {
    let handler = try #require(read(head))
    #expect(handler.subject == subject)
    #expect(handler.parameters == names)
    #expect(handler.options.map(\.name) == options)
    #expect((handler.condition != nil) == head.contains("when"))
  }

  @Test(
    "header errors are reported at their position",
    arguments: [
      ("observe {}", "expected the identifier in double quotes", "{"),
      ("header Top {}", "expected the identifier in double quotes", "Top"),
      ("didSet {}", "expected the name of the state, not '{'", "{"),
      ("didSet \"a\" {}", "expected the name of the state, not \"a\"", "\"a\""),
      ("action {}", "expected the name of the action, not '{'", "{"),
      ("action save(1) {}", "expected the name of the parameter, not 1", "1"),
      ("action save(a b c) {}", "expected ',' or ')'", "c"),
      ("action save: {}", "expected '{' to open the block of action", ":"),
      ("viewDidLoad pop", "expected '{' to open the block of viewDidLoad", "pop"),
      ("viewDidLoad { pop } pop", "expected the end of the line before 'pop'", "pop"),
      ("cell \"A\" for 1 {}", "expected the name of the element, not 1", "1"),
      ("prepare \"a {}", "unterminated string", "\"a {}"),
    ])
  func mistakes(_ member: String, _ message: String, _ place: String) throws {
    let file = BehaviorFixture.file("behavior A {\n  \(member)\n}\nbehavior B {}\n")
    let finding = try #require(file.findings.first)
    #expect(finding.message == message)
    #expect(file.file.text(in: finding.range) == place)
    #expect(file.findings.count == 1)
    #expect(file.classes.map(\.name) == ["A", "B"])
  }

  @Test(
    "handlers with different headers may coexist",
    arguments: [
      ("prepare \"a\" {}\nprepare \"b\" {}\nprepare {}", true),
      ("prepare \"a\" {}\nprepare \"a\" {}", false),
      ("cell for x when x.a {}\ncell for x {}", true), ("cell {}\ncell {}", false),
      ("cell \"A\" {}\ncell \"B\" {}", true), ("init {}\ninit(item) {}", true),
      ("init(item) {}\ninit(item a) {}", false), ("didSet a {}\ndidSet b {}", true),
      ("didSet a {}\ndidSet a {}", false), ("observe \"a\" {}\nobserve \"a\" {}", false),
      ("state a = 1\nblock a {}", false), ("block a {}\naction a {}", false),
      ("action a {}\nstate a = 1", false), ("state a = 1\ndidSet a {}", true),
    ])
  func several(_ members: String, _ isAllowed: Bool) {
    let file = BehaviorFixture.file("behavior A {\n\(members)\n}")
    #expect(file.findings.isEmpty == isAllowed)
    #expect(file.findings.count <= 1)
  }

  @Test(
    "keywords are not identifiers",
    arguments: [
      "if", "else", "let", "return", "true", "false", "nil", "where", "as", "self",
    ])
  func reserved(_ word: String) {
    for member in [
      "state \(word) = 1", "block \(word) {}", "action \(word) {}", "block a(\(word)) {}",
    ] {
      let file = BehaviorFixture.file("behavior A {\n\(member)\n}")
      #expect(file.findings.count == 1, "\(member)")
      #expect(file.findings.first.map { file.file.text(in: $0.range) } == word, "\(member)")
    }
    // Behind a point it means a property all the same.
    #expect(BehaviorFixture.value("a.\(word)")?.shape == "a.\(word)")
  }
}
