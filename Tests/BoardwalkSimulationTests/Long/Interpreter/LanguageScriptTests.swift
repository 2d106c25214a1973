import BoardwalkSimulation
import Testing

@Suite("Expression values")
struct LanguageScriptTests {
  private func logs(_ statements: String, seed: UInt64 = 0) throws -> [String] {
    let app = try ScriptedApp(
      "behavior ItemsViewController {\n  viewDidLoad {\n    \(statements)\n  }\n}\n"
    ) { $0.seed = seed }
    #expect(app.simulation.exception == nil, "\(String(describing: app.simulation.exception))")
    return app.logs
  }

  @Test(
    "functions, properties and operators have their values",
    arguments: [
      ("1 + 2 * 3", "7"), ("7 % 4", "3"), ("1 / 2", "0"), ("-2 + 1", "-1"),
      ("\"a\" + \"b\"", "ab"), ("[1] + [2]", "[1, 2]"), ("{ b: 1, a: \"x\" }", "{a: x, b: 1}"),
      ("!(1 == 1) || 2 > 1 && 1 <= 1", "true"), ("nil ?? 3", "3"), ("1 != 2 ? \"y\" : \"n\"", "y"),
      ("[3, 1, 2].sorted()", "[1, 2, 3]"),
      ("[{ n: 2 }, { n: 1 }].sorted(\"n\")", "[{n: 1}, {n: 2}]"),
      ("map n over [{ n: 2 }, { n: 1 }]", "[2, 1]"),
      ("filter x in [1, 2, 3] where x > 1", "[2, 3]"),
      ("\"Rusty\".contains(\"RUS\")", "false"), ("[1, 2].contains(3)", "false"),
      ("[1, 2].index(of: 2)", "1"), ("[\"a\", \"b\"].joined(\"-\")", "a-b"),
      ("\" a \".trimmed.count", "1"), ("[].first", "nil"), ("[1, 2].last", "2"),
      ("[1].isList", "true"),
      ("number(\"2.5\") ?? 0", "2.5"), ("number(\"x\")", "nil"), ("text(2)", "2"),
      ("min(2, 1)", "1"),
      ("round(2.6)", "3"), ("date(\"2024-02-29\").formatted(\"MMM d, yyyy\")", "Feb 29, 2024"),
      ("date(\"2025-02-29\")", "nil"), ("date(\"2025-05-01\") < date(\"2025-05-02\")", "true"),
      ("indexPath(3, 1).row", "3"), ("\"abc\".prefix(2)", "ab"), ("self.title", "nil"),
    ])
  func values(expression: String, text: String) throws {
    #expect(try logs("log \(expression)") == [text])
  }

  @Test("lists and records are mutable")
  func places() throws {
    #expect(
      try logs(
        """
        let list = [1, 2]
            append 3 to list
            insert 0 into list at 0
            remove list[1]
            remove 3 from list
            let record = { items: list }
            record.items[0] = "a"
            record.name = "b"
            log "\\(list) \\(record)"
        """) == ["[0, 2] {items: [a, 2], name: b}"])
  }

  @Test("names are local to their block, and outer names keep their values")
  func scope() throws {
    #expect(
      try logs(
        "let a = 1\n    if true {\n      a = 2\n      let b = 3\n    }\n    log \"\\(a)\"") == ["2"]
    )
  }

  @Test("random numbers follow from the seed (S1-20)")
  func chance() throws {
    let roll = "log \"\\(random(1, 1000)) \\(random(1, 1000)) \\([1, 2, 3].randomElement)\""
    let once = try logs(roll, seed: 7)
    #expect(try logs(roll, seed: 7) == once)
    #expect(try logs(roll, seed: 8) != once)
  }

  @Test("statements are traced verbatim on request")
  func trace() throws {
    let behavior =
      "behavior ItemsViewController {\n  viewDidLoad {\n    if   true { title = \"A\" }\n  }\n}\n"
    let plain = try ScriptedApp(behavior)
    #expect(!plain.trace.contains { $0.contains("title =") })
    let traced = try ScriptedApp(behavior) { $0.tracesStatements = true }
    #expect(traced.trace.contains("Items   if true"))
    #expect(traced.trace.contains("Items   title = \"A\""))
  }

  @Test("equal scripts, seeds and events give equal simulations")
  func sameness() throws {
    let behavior = "behavior ItemsViewController { viewDidLoad { title = \"\\(random(1, 9))\" } }"
    let one = try ScriptedApp(behavior)
    let other = try ScriptedApp(behavior)
    #expect(one.simulation == other.simulation)
    #expect(one.trace == other.trace)
    var later = one
    try later.tap("Rusty Spork")
    #expect(later.simulation != one.simulation)
    try later.back()
    #expect(later.simulation == one.simulation)
  }
}
