import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Rules of Swift in behaviors")
struct SwiftRuleTests {
  /// What a run logs whose class has `members` and does `statements`, with `types` beside it.
  private func logged(
    _ statements: String, members: String = "", types: String = ""
  ) throws -> [String] {
    try ScriptedApp(
      """
      \(types)

      class ItemsViewController: UITableViewController {
        \(members)

        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }

      """
    ).logs
  }

  @Test(
    "types change, make and extend themselves as in Swift",
    arguments: [
      (
        """
        enum E: Int { case a, b; mutating func next() { self = E(rawValue: rawValue + 1) ?? .a } }
        """, "var e = E.a; e.next(); print(\"\\(e)\")", "b"
      ),
      (
        """
        struct Store { static var kept = 1
          var n: Int { get { Store.kept } nonmutating set { Store.kept = newValue } } }
        """, "var s = Store(); s.n = 4; print(\"\\(s.n)\")", "4"
      ),
      (
        "", "let twice: (Int) -> Int = { [weak self] in $0 * 2 }; print(\"\\(twice(4))\")", "8"
      ),
      (
        "enum E { case few, many; init(_ n: Int) { self = n < 3 ? .few : .many } }",
        "print(\"\\(E(5))\")", "many"
      ),
      (
        "struct S { let n: Int; init?(_ n: Int) { guard n > 0 else { return nil }; self.n = n } }",
        "print(\"\\(S(0) == nil) \\(S(2)!.n)\")", "true 2"
      ),
      (
        """
        enum P { static var stored = 1; static var n: Int { get { stored } set { stored = newValue } } }
        """, "P.n += 4; print(\"\\(P.n)\")", "5"
      ),
      (
        """
        protocol Named { var name: String { get } }
        extension Named { func hello() -> String { "Hi \\(name)" } }
        struct Cat: Named { let name: String }
        """, "print(Cat(name: \"Tom\").hello())", "Hi Tom"
      ),
      (
        """
        class Animal { let name: String; init(name: String) { self.name = name }
          func sound() -> String { "?" } }
        class Dog: Animal { override func sound() -> String { "\\(name) Woof \\(super.sound())" } }
        """, "let a: Animal = Dog(name: \"Rex\"); print(a.sound())", "Rex Woof ?"
      ),
      (
        """
        @propertyWrapper struct Small { var value = 0; init(wrappedValue: Int) { value = wrappedValue }
          var wrappedValue: Int { get { value } set { value = min(newValue, 9) } } }
        struct Box { @Small var n = 3 }
        """, "var b = Box(); b.n = 50; print(\"\\(b.n)\")", "9"
      ),
      (
        "struct V { var x, y: Int }; func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }",
        "print(\"\\((V(x: 1, y: 2) + V(x: 3, y: 4)).y)\")", "6"
      ),
      (
        "struct S { var n = 0 { didSet { old = oldValue } }; var old = -1 }",
        "var s = S(); s.n = 4; print(\"\\(s.old) \\(s.n)\")", "0 4"
      ),
    ])
  func types(types: String, statements: String, line: String) throws {
    #expect(try logged(statements, types: types) == [line])
  }

  @Test(
    "statements mean what they mean in Swift",
    arguments: [
      ("var n = 0; let f = { n += 1 }; f(); f(); print(\"\\(n)\")", "2"),
      ("var n = 1; let c = { [n] in n }; let l = { n }; n = 2; print(\"\\(c()) \\(l())\")", "1 2"),
      ("var n = 0; _ = [1, 2].map { (i: Int) -> Int in n += i; return i }; print(\"\\(n)\")", "3"),
      ("func twice(_ n: Int) -> Int { n * 2 }; print(\"\\(twice(3))\")", "6"),
      ("func f(_ n: Int) -> Int { n < 2 ? 1 : n * f(n - 1) }; print(\"\\(f(4))\")", "24"),
      ("var a = 1; var b = 2; swap(&a, &b); print(\"\\(a) \\(b)\")", "2 1"),
      (
        """
        outer: for i in 1...3 { for j in 1...3 { if i * j == 4 { print("\\(i)"); break outer } } }
        """, "2"
      ),
      ("let a = [Int](); var d = [String: [Int]](); d[\"x\"] = a; print(\"\\(d.count)\")", "1"),
      (
        "let p: KeyValuePairs = [\"b\": 1, \"a\": 2]; print(\"\\(p[0].key) \\(p[1].value)\")", "b 2"
      ),
      ("let over = 1; let then = 2; print(\"\\(over + then)\")", "3"),
      ("let v: Any = 3; print(\"\\(v as? String ?? \"none\") \\(v is Int)\")", "none true"),
      ("print(\"\\(type(of: self))\")", "ItemsViewController"),
      ("print(#\"say \"\\d\"\"#)", "say \"\\d\""),
    ])
  func statements(statements: String, line: String) throws {
    #expect(try logged(statements) == [line])
  }

  @Test("a text over several lines loses the indentation of its last one")
  func multilineTexts() throws {
    let text = "let s = \"\"\"\n    a\n      \\(1 + 1)\n    \"\"\"\n    print(s)"
    #expect(try logged(text) == ["a\n  2"])
  }

  @Test(
    "a catch without the thrown error's type or case does not catch it",
    arguments: [
      ("catch is CancellationError { print(\"cancelled\") } catch { print(\"other\") }", "other"),
      ("catch let E.bad(text) { print(text) }", "x"),
      ("catch let error as E { print(\"\\(error)\") }", "bad(x)"),
    ])
  func catching(branches: String, line: String) throws {
    let types = "enum E: Error { case bad(String) }"
    #expect(try logged("do { throw E.bad(\"x\") } \(branches)", types: types) == [line])
  }

  @Test("a result catches what its closure throws")
  func results() throws {
    let statements = """
      let a = Result { try f(true) }
      let b = Result { try f(false) }
      print("\\((try? a.get()) ?? 0) \\((try? b.get()) == nil)")
      """
    let members = "func f(_ ok: Bool) throws -> Int { if !ok { throw E.x }; return 2 }"
    #expect(
      try logged(statements, members: members, types: "enum E: Error { case x }") == ["2 true"])
  }

  @Test(
    "calendars and formatters calculate and read dates",
    arguments: [
      ("ISO8601DateFormatter().string(from: d)", "2024-02-10T00:00:00Z"),
      ("\"\\(c.range(of: .day, in: .month, for: d)!.count)\"", "29"),
      ("\"\\(c.dateComponents([.month, .day], from: d, to: e).month!)\"", "2"),
      ("\"\\(c.isDate(d, equalTo: e, toGranularity: .year))\"", "true"),
      ("\"\\(f.date(from: \"Sat, Feb 10 2024\") == d)\"", "true"),
      (
        "\"\\(c.component(.day, from: c.date(from: DateComponents(year: 2024, month: 2, day: 30))!))\"",
        "1"
      ),
    ])
  func dates(value: String, line: String) throws {
    let statements = """
      let c = Calendar.current
      let d = c.date(from: DateComponents(year: 2024, month: 2, day: 10))!
      let e = c.date(from: DateComponents(year: 2024, month: 4, day: 12))!
      let f = DateFormatter()
      f.dateFormat = "EEE, MMM d yyyy"
      print(\(value))
      """
    #expect(try logged(statements) == [line])
  }

  @Test("endless recursion and sharing end the app, and not the run")
  func limits() throws {
    let app = try ScriptedApp(
      """
      class ItemsViewController: UITableViewController {
        override func viewDidLoad() {
          func f(_ n: inout Int) -> Int { f(&n) }
          var n = 1
          print("\\(f(&n))")
        }
      }

      """)
    #expect(app.logs.isEmpty)
  }
}
