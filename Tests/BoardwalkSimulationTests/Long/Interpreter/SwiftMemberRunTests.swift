import Testing

@testable import BoardwalkSimulation

@Suite("Runs of members that Swift declares")
struct SwiftMemberRunTests {
  /// What a run logs whose class has `members` and does `statements`, with `types` beside it, after
  /// `seconds`.
  private func logged(
    _ statements: String, members: String = "", types: String = "", after seconds: Int = 0
  ) throws -> [String] {
    var app = try ScriptedApp(
      """
      class ItemsViewController: UITableViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }
      \(types)
      """)
    var logs = app.logs
    if seconds > 0 {
      app.wait(seconds * 1000)
      logs += app.logs
    }
    return logs
  }

  @Test("a lazy property gets its value when it is first read, once")
  func lazyProperties() throws {
    let members = """
      lazy var a: Int = { print("made"); return 1 }()
      lazy var b = a + 1
      lazy var c = c
      """
    #expect(try logged("log 0\nlog b\nlog a", members: members) == ["0", "made", "2", "1"])
    #expect(try logged("a = 5\nlog b", members: members) == ["6"])
    #expect(try logged("log 1\nlog c", members: members).first == "1")
  }

  @Test("a computed property of a class is set, also by an assignment to a part of it")
  func setters() throws {
    let members = """
      var celsius = 0.0
      var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
      }
      var names: [String] = []
      var first: String { get { names.first ?? "" } set(name) { names = [name] } }
      var own: Int { get { 1 } set { own = newValue } }
      """
    #expect(
      try logged(
        "fahrenheit = 212\nfahrenheit -= 18\nlog \"\\(celsius)\"\nself.first = \"a\"\nlog names",
        members: members)
        == ["90.0", "[a]"])
    #expect(try logged("log 1\nown = 2\nlog 2", members: members).first == "1")
  }

  @Test("labels distinguish methods with one name")
  func overloads() throws {
    let members = """
      func a(_ x: Int, did y: Int) { print("did \\(x + y)") }
      func a(_ x: Int, will y: Int) { print("will \\(x + y)") }
      """
    #expect(
      try logged("self.a(1, will: 2)\na(1, did: 3)", members: members) == ["will 3", "did 4"])
  }

  @Test("code calls a method of UIKit's that it has")
  func handlers() throws {
    let members = "func updateSearchResults(for s: UISearchController) { print(\"searched\") }"
    #expect(try logged("updateSearchResults(for: nil)", members: members) == ["searched"])
  }

  @Test("an operator of a type compares its values, and cases have an order")
  func operators() throws {
    let types = """
      enum Level: Int, Comparable {
        case low, high
        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
      }
      struct Size: Comparable {
        var width = 1
        static func < (a: Size, b: Size) -> Bool { a.width < b.width }
        static func loop(_ a: Size) -> Bool { a < a }
      }
      """
    #expect(
      try logged(
        """
        let a = Level.low
        print("\\(a < Level.high) \\(a >= Level.high) \\(Size(width: 2) > Size(width: 1))")
        print([Size(width: 2), Size(width: 1)].sorted { $0 < $1 }.map(\\.width))
        """, types: types) == ["true false true", "[1, 2]"])
  }

  @Test("a method of a type does not hide the method of lists with its name")
  func sameNames() throws {
    let types = """
      struct Log {
        var lines: [String] = []
        mutating func append(_ line: String) { lines.append(line) }
      }
      """
    #expect(
      try logged("var a = Log()\na.append(\"x\")\na.append(\"y\")\nprint(a.lines)", types: types)
        == ["[x, y]"])
  }

  @Test("methods that sleep suspend those that wait for them")
  func tasks() throws {
    let members = """
      func load(_ n: Int) async throws -> Int {
        defer { print("end \\(n)") }
        try await Task.sleep(for: .seconds(1))
        if n == 3 { throw Failure.no }
        return n
      }
      func all() async {
        do {
          let sum = try await load(1) + (try await load(2))
          print("sum \\(sum)")
          _ = try await load(3)
          print("never")
        } catch {
          print("caught")
        }
        if let four = try? await load(4) { print("four \\(four)") }
        let none = try? await load(3)
        print(none == nil ? "nil" : "some")
      }
      """
    #expect(
      try logged(
        "Task { await all() }\nprint(\"first\")", members: members,
        types: "enum Failure: Error { case no }", after: 9)
        == [
          "first", "end 1", "end 2", "sum 3", "end 3", "caught", "end 4", "four 4", "end 3", "nil",
        ])
  }

  @Test("a cancelled task ends where it sleeps")
  func cancellation() throws {
    let statements = """
      let a = Task {
        try await Task.sleep(for: .seconds(1))
        print("a")
      }
      let b = Task {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return print("cancelled") }
        print("b")
      }
      let c = Task { print("c \\(Task.isCancelled)") }
      c.cancel()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a.cancel() }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { b.cancel() }
      """
    #expect(try logged(statements, after: 3) == ["c true", "cancelled"])
  }

  @Test("a task that waits for itself goes on for as long as it sleeps in between")
  func polling() throws {
    let members = """
      var count = 0
      func poll() async {
        try? await Task.sleep(for: .seconds(1))
        count += 1
        if count < 300 { await poll() } else { print("done \\(count)") }
      }
      func deep(_ n: Int) async -> Int {
        try? await Task.sleep(for: .milliseconds(1))
        let rest = await deep(n + 1)
        return rest + 1
      }
      func busy(_ n: Int) async {
        if n < 0 { try? await Task.sleep(for: .seconds(1)) }
        await busy(n + 1)
      }
      """
    #expect(try logged("Task { await poll() }", members: members, after: 310) == ["done 300"])
    for call in ["let a = await deep(1)", "await busy(1)"] {
      #expect(try logged("log 1\nTask { \(call) }", members: members, after: 9) == ["1"])
    }
  }
}
