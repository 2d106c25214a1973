import BoardwalkBehavior
import Testing

@Suite("Parser recovery")
struct RecoveryTests {
  /// The calls that class `A` answers in a file, and how many mistakes are told.
  private func read(_ members: String) -> (forms: [String], mistakes: Int) {
    let file = BehaviorFixture.file("behavior A {\n\(members)\n}\n")
    return (file.classes.first?.handlers.map(\.form) ?? [], file.findings.count)
  }

  @Test(
    "parsing continues with the next call",
    arguments: [
      "viewDidLoad { a = }", "viewDidLoad { if a b }", "viewDidLoad {\n  a b {\n    pop\n  }\n}",
      "viewWilAppear { pop }", "rows = items", "state = 1", "block {}", "\"text\"", "1",
      "viewDidLoad { a = [1, 2 }", "viewDidLoad { a = \"x\n}", "action save(a {\n}",
      "viewDidLoad { push { a: 1, } b }",
    ])
  func next(_ member: String) {
    let (forms, mistakes) = read(member + "\nviewDidAppear { pop }")
    #expect(mistakes == 1, "\(member)")
    #expect(forms.last == "viewDidAppear", "\(member): \(forms)")
  }

  @Test("errors inside a block are reported once each")
  func inside() {
    let file = BehaviorFixture.file(
      """
      behavior A {
        viewDidLoad {
          if a = 1 {
            psh detail
            pop
          }
          animat 1 {
            relod tableView
          }
        }
      }
      """)
    let places = file.findings.map { file.file.text(in: $0.range) }
    #expect(places == ["=", "psh", "animat", "relod"])
  }

  @Test(
    "a file in an unknown format version is parsed to its end",
    arguments: [
      ("format 1", 0), ("\n\n// a\nformat 1", 0), ("format 2", 1), ("format", 1), ("format one", 1),
      ("format 1.5", 1), ("shared a = 1\nformat 1", 1),
    ])
  func format(_ line: String, _ mistakes: Int) {
    let file = BehaviorFixture.file("\(line)\nbehavior A { viewDidLoad { pop } }\n")
    #expect(file.findings.count == mistakes)
    #expect(file.classes.map(\.name) == ["A"])
  }

  @Test("values and blocks may nest to the limit", arguments: [1, 10, 30])
  func depth(_ count: Int) {
    for (open, close) in [("[", "]"), ("(", ")"), ("f(", ")"), ("!", ""), ("{ a: ", " }")] {
      let value =
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      #expect(BehaviorFixture.value(value) != nil, "\(value)")
    }
    let blocks =
      String(repeating: "if a {\n", count: count) + "pop\n" + String(repeating: "}\n", count: count)
    #expect(BehaviorFixture.statements(blocks).count == 1)
  }

  @Test("nesting past the limit is one error, and parsing continues", arguments: [50, 5_000])
  func tooDeep(_ count: Int) {
    let value = String(repeating: "[", count: count) + String(repeating: "]", count: count)
    #expect(read("viewDidLoad { a = \(value) }\nrows { 1 }") == (["viewDidLoad", "rows"], 1))
    let blocks = String(repeating: "if a {", count: count) + String(repeating: "}", count: count)
    #expect(read("viewDidLoad { \(blocks) }\nrows { 1 }") == (["viewDidLoad", "rows"], 1))
  }
}
