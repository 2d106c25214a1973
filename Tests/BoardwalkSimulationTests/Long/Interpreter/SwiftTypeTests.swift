import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Types, tuples and errors of Swift in behaviors")
struct SwiftTypeTests {
  /// What a run logs whose class has `members` and does `statements`, with `types` beside it.
  private func logged(
    _ statements: String, members: String = "", types: String = ""
  ) throws -> [String] {
    try ScriptedApp(
      """
      \(types)

      behavior ItemsViewController {
        \(members)

        viewDidLoad {
          \(statements)
        }
      }

      """
    ).logs
  }

  @Test(
    "whole numbers are divided as in Swift",
    arguments: [
      ("7 / 2", "3"), ("-7 / 2", "-3"), ("7.0 / 2", "3.5"), ("Double(total) / 2", "3.5"),
      ("total / names.count", "3"), ("price / 2", "3.5"), ("rate / 2", "3.5"),
      ("125 / 60 * 60", "120"), ("CGFloat(7) / CGFloat(2)", "3.5"), ("half(7)", "3.5"),
    ])
  func division(expression: String, value: String) throws {
    let members = """
      state total = 7
      state names = ["a", "b"]
      state price: Double = 7
      state rate = 7.0
      block half(_ number: Double) -> Double { number / 2 }
      """
    #expect(try logged("log \"\\(\(expression))\"", members: members) == [value])
  }

  @Test(
    "tuples have parts, labels and an order",
    arguments: [
      ("let pair = (1, \"a\")", "pair.1", "a"),
      ("let point = (x: 3, y: 4)", "point.x + point.1", "7"),
      ("let (first, _) = (\"b\", 2)", "first", "b"),
      ("let pairs = [(\"b\", [1]), (\"a\", [2, 3])]", "pairs[1].1.count", "2"),
      ("let pairs = [(2, \"b\"), (1, \"c\"), (1, \"a\")]", "pairs.sorted { $0 < $1 }[0].1", "a"),
      ("let pairs = zip([1, 2], [3, 4])", "pairs.map { $0 * $1 }", "[3, 8]"),
      ("let pairs = [\"a\", \"b\"].enumerated()", "pairs.map { $0.1 + \"-\" }", "[a-, b-]"),
      (
        "let ages = [\"x\": 2, \"y\": 1]",
        "ages.sorted { $0.1 < $1.1 }.map { key, value in key }", "[y, x]"
      ),
    ])
  func tuples(statement: String, expression: String, value: String) throws {
    #expect(try logged("\(statement)\nlog \"\\(\(expression))\"") == [value])
  }

  @Test(
    "lists are grouped, folded and mapped with several statements",
    arguments: [
      ("Dictionary(grouping: words, by: { $0.prefix(1) })[\"a\"]!.count", "2"),
      ("Dictionary(grouping: words) { $0.count }.keys.sorted()", "[2, 3]"),
      (
        "words.reduce(into: [:]) { sums, word in sums[word.prefix(1), default: 0] += 1 }[\"a\"]!",
        "2"
      ),
      ("[\"x\": 1].mapValues { $0 + 1 }[\"x\"]!", "2"),
      ("words.filter { word in let first = word.first; return first == \"b\" }", "[bo]"),
      ("\"x\".padding(toLength: 3, withPad: \".\", startingAt: 0)", "x.."),
      ("\"Pear\".contains(\"pe\")", "false"), ("7.5.truncatingRemainder(dividingBy: 2)", "1.5"),
      ("7.quotientAndRemainder(dividingBy: 2).remainder", "1"),
    ])
  func lists(expression: String, value: String) throws {
    #expect(
      try logged("let words = [\"an\", \"ant\", \"bo\"]\nlog \"\\(\(expression))\"") == [value])
  }

  @Test("errors are thrown, caught by their cases, and make values nil")
  func errors() throws {
    let logs = try logged(
      """
      [3, 20, 0].forEach { amount in
        do {
          try withdraw(amount)
          log "left \\(balance)"
        } catch PaymentError.tooMuch(let missing) {
          log "missing \\(missing)"
        } catch {
          log "other \\(error)"
        }
      }
      log (try? withdraw(0)) == nil ? "nil" : "value"
      """,
      members: """
        state balance = 10
        block withdraw(_ amount: Int) throws -> Int {
          guard amount > 0 else { throw PaymentError.invalid }
          guard amount <= balance else { throw PaymentError.tooMuch(amount - balance) }
          balance -= amount
          return balance
        }
        """,
      types: """
        enum PaymentError: Error {
          case invalid
          case tooMuch(Int)
        }
        """)
    #expect(logs == ["left 7", "missing 13", "other invalid", "nil"])
  }

  @Test("an error that nothing catches ends the app")
  func uncaught() throws {
    let app = try ScriptedApp(
      """
      enum LoadError: Error { case failed }

      behavior ItemsViewController {
        viewDidLoad { throw LoadError.failed }
      }

      """)
    #expect(app.simulation.exception?.reason.contains("failed") == true)
  }

  @Test("deferred statements are performed at the end of their block, the last first")
  func deferred() throws {
    let logs = try logged(
      "check(true); check(false)",
      members: """
        block check(_ isEarly: Bool) {
          defer { log "one" }
          defer { log "two" }
          if isEarly { return }
          log "late"
        }
        """)
    #expect(logs == ["two", "one", "late", "two", "one"])
  }

  @Test("structures have defaults, methods that change them, and computed properties")
  func structures() throws {
    let logs = try logged(
      """
      notes[0].rename(to: "Three")
      notes[1].isPinned.toggle()
      log notes[0].summary
      log notes.filter { $0.isPinned }.map { $0.title }.joined()
      log Note(text: "a: b").title
      """,
      members: "state notes = [Note(title: \"One\", body: \"Text\"), Note(title: \"Two\")]",
      types: """
        struct Note: Codable {
          let id = UUID()
          var title: String
          var body: String?
          var isPinned = false
          var summary: String { "\\(title): \\(body ?? "none")" }

          init(text: String) { title = text.components(separatedBy: ":")[0] }

          mutating func rename(to name: String) { title = name }
        }
        """)
    #expect(logs == ["Three: Text", "Two", "a"])
  }

  @Test("enumerations have raw values, all cases, properties and values")
  func enumerations() throws {
    let logs = try logged(
      """
      log Filter.allCases.map { $0.rawValue }.joined(separator: ",")
      log "\\(Filter(rawValue: "Done") == .done) \\(Filter(rawValue: "x") == nil)"
      log Filter.all.title
      log "\\(Level.high.rawValue) \\(Level(rawValue: 2)!)"
      state(.loaded(["a", "b"]))
      state(.idle)
      """,
      members: """
        block state(_ state: State) {
          switch state {
          case .idle: log "idle"
          case .loaded(let items) where items.count > 5: log "many"
          case .loaded(let items): log "\\(items.count)"
          }
        }
        """,
      types: """
        enum Filter: String, CaseIterable {
          case all, done = "Done"
          var title: String {
            switch self {
            case .all: return "Everything"
            case .done: return "Finished"
            }
          }
        }
        enum Level: Int { case low = 1, middle, high }
        enum State {
          case idle
          case loaded([String])
        }
        """)
    #expect(logs == ["all,Done", "true true", "Everything", "3 middle", "2", "idle"])
  }

  @Test("a tuple is matched part by part")
  func patterns() throws {
    let logs = try logged(
      """
      [(0, 1), (3, 0), (2, 2)].forEach { point in
        switch point {
        case (0, _): log "left"
        case (let x, 0): log "bottom \\(x)"
        case let (x, y): log "\\(x + y)"
        }
      }
      """)
    #expect(logs == ["left", "bottom 3", "4"])
  }

  @Test("a calendar counts days, and makes dates of parts")
  func calendar() throws {
    let logs = try logged(
      """
      let date = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 9))!
      log "\\(Calendar.current.dateComponents([.day], from: Date(), to: date).day!)"
      log "\\(Calendar.current.dateComponents([.month, .day], from: date).month!)"
      """)
    #expect(logs == ["67", "3"])
  }

  @Test("deferred blocks are performed at the end, the last one first")
  func deferral() throws {
    let body = (0..<2_000).map { "defer { last = \($0) }" }.joined(separator: "\n")
    #expect(
      try logged(
        """
        defer { log "\\(last)" }
        \(body)
        log "body"
        """, members: "state last = -1") == ["body", "0"])
  }

  @Test(
    "declared values that lead to themselves end the app as Swift does",
    arguments: [
      ("struct A { var b = A() }", "A()"), ("struct A { static let a = A.a }", "A.a"),
      ("enum E: Int { case a = E.a.rawValue }", "E.a.rawValue"),
    ])
  func endlessValues(type: String, expression: String) throws {
    let app = try ScriptedApp(
      "\(type)\nbehavior ItemsViewController {\nviewDidLoad { log \(expression) }\n}\n")
    #expect(app.simulation.exception?.name == "EXC_BAD_ACCESS")
  }

  @Test("a tuple of one part is no entry of a dictionary")
  func entries() throws {
    let expression = "Dictionary(uniqueKeysWithValues: [(a: 1)]).count"
    #expect(try logged("log \"\\(\(expression))\"") == ["0"])
  }

  @Test("a name is divided with a fraction if its value comes from a number with one")
  func fractionThroughNames() throws {
    let states = (0..<500).map { "state s\($0) = s\($0 + 1)" } + ["state s500 = 3.0"]
    #expect(
      try logged("log \"\\(s0 / 2)\"", members: states.reversed().joined(separator: "\n"))
        == ["1.5"])
  }
}
