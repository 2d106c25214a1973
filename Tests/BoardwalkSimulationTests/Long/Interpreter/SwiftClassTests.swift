import Testing

@testable import BoardwalkSimulation

@Suite("Classes, order and dictionaries of Swift in behaviors")
struct SwiftClassTests {
  /// What a run logs whose class has `members` and does `statements`, with `types` beside it, after
  /// `seconds`.
  private func logged(
    _ statements: String, members: String = "", types: String = "", after seconds: Int = 0
  ) throws -> [String] {
    var app = try ScriptedApp(
      """
      \(types)
      class ItemsViewController: UITableViewController {
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statements)
        }
      }
      """)
    var logs = app.logs
    if seconds > 0 {
      app.wait(seconds * 1000)
      logs += app.logs
    }
    return logs
  }

  @Test(
    "a loop goes on as long as its conditions hold",
    arguments: [
      ("while n < 5 { n += 2 }", "6"), ("while n < 9 { n += 1\nif n == 3 { break } }", "3"),
      ("repeat { n += 1 } while n < 0", "1"),
      ("repeat { n += 1\nif n < 3 { continue }\nn += 10 } while n < 9", "13"),
      ("var l = [1, 2, 3]\nwhile let x = l.popLast() { n = n * 10 + x }", "321"),
      ("while let x = next(n), x < 4 { n = x }", "3"),
      ("for x in 1...3 { while n < x * 10 { n += x\nif n > 5 { break } } }", "11"),
      ("while true { n += 1\nswitch n {\ncase 4: break\ndefault: continue\n}\nbreak }", "4"),
    ])
  func conditionalLoops(loop: String, result: String) throws {
    let members = "func next(_ n: Int) -> Int? { n + 1 }"
    #expect(try logged("var n = 0\n\(loop)\nlog n", members: members) == [result])
  }

  @Test("a loop without an end ends the app", arguments: ["while true {}", "repeat {} while true"])
  func endlessLoops(loop: String) throws {
    #expect(try logged("log 1\n\(loop)\nlog 2") == ["1"])
  }

  @Test("a loop with a condition waits in a task")
  func waitingLoops() throws {
    let members = """
      func run() async {
        var n = 0
        var rest = ["a", "b"]
        while n < 3 {
          n += 1
          if n == 2 { continue }
          try? await Task.sleep(for: .seconds(1))
          print("\\(n)")
        }
        while let text = rest.popLast() {
          try? await Task.sleep(for: .seconds(1))
          print(text)
        }
        repeat { try? await Task.sleep(for: .seconds(1))
          print("end") } while false
      }
      """
    #expect(
      try logged("Task { await run() }", members: members, after: 6)
        == ["1", "3", "b", "a", "end"])
  }

  @Test(
    "values have the order and the equality of their types",
    arguments: [
      ("all.sorted().map(\\.first).joined()", "bdca"), ("all.min()!.first", "b"),
      ("all.max()!.first", "a"), ("\\(all.contains(Name(first: \"x\", last: \"a\")))", "true"),
      ("\\(all.firstIndex(of: Name(first: \"x\", last: \"b\"))!)", "2"),
      ("\\([all[0]] == [Name(first: \"y\", last: \"c\")])", "true"),
      ("\\((1, all[1]) < (1, all[0]))", "true"),
      ("all.max { $0.last < $1.last }!.first", "a"),
    ])
  func order(expression: String, text: String) throws {
    let types = """
      struct Name: Comparable {
        var first: String
        var last: String
        static func < (a: Name, b: Name) -> Bool { (a.last, b.first) < (b.last, a.first) }
        static func == (a: Name, b: Name) -> Bool { a.last == b.last }
      }
      """
    let statements = """
      let all = [("a", "c"), ("b", "a"), ("d", "b"), ("c", "c")].map { Name(first: $0.0, last: $0.1) }
      log \(expression.hasPrefix("\\(") ? "\"\(expression)\"" : expression)
      """
    #expect(try logged(statements, types: types) == [text])
  }

  @Test("values without an order cannot be sorted")
  func withoutOrder() throws {
    let types = "struct Name { var text: String }"
    #expect(
      try logged("log 1\nlog [Name(text: \"a\"), Name(text: \"b\")].sorted().count", types: types)
        == ["1"])
  }

  @Test(
    "a dictionary keeps its keys",
    arguments: [
      (
        "var d = [10: \"a\", 9: \"b\"]\nd[11] = \"c\"\nlog \"\\(d.keys.sorted()) \\(d[10]!)\"",
        "[9, 10, 11] a"
      ),
      (
        "var d: [Date: Int] = [:]\nd[Date.now, default: 1] += 1\nlog d.keys.first!.timeIntervalSinceNow + d.values[0]",
        "2"
      ),
      (
        "let d = Dictionary(grouping: [3, 14, 25]) { $0 % 2 }\nfor (k, v) in d { log \"\\(k + 1) \\(v)\" }",
        "1 [14]"
      ),
      (
        "var d: [Kind: Int] = [:]\nfor k in [Kind.b, .a, .b] { d[k, default: 0] += 1 }\nfor k in Kind.allCases { log \"\\(k.rawValue) \\(d[k] ?? 0)\" }",
        "a 1"
      ),
      (
        "let counts = [Kind.a: 1, .b: 2].filter { $0.key == .b }\nlog \"\\(counts.count) \\(counts.mapValues { $0 > 0 }[.b]!)\"",
        "1 true"
      ),
      ("var d = [1: 2]\nd.removeValue(forKey: 1)\nlog \"\\(d.isEmpty) \\(d == [:])\"", "true true"),
    ])
  func keys(statements: String, text: String) throws {
    let types = "enum Kind: String, CaseIterable { case a, b }"
    #expect(try logged(statements, types: types).first == text)
  }

  @Test("an object of a class is one for all who know it")
  func objects() throws {
    let types = """
      final class Basket {
        static let shared = Basket()
        static var count = 0
        private init() { Basket.count += 1 }
        private(set) var items: [String: Int] = [:]
        var last: String?
        var total: Int { items.values.reduce(0, +) }
        func add(_ name: String, quantity: Int = 1) {
          items[name, default: 0] += quantity
          last = name
          notify()
        }
        private func notify() { print("\\(total) \\(Basket.shared.total) \\(last!)") }
      }
      class Node {
        var next: Node?
        var value: Int
        init(_ value: Int) { self.value = value }
      }
      """
    let statements = """
      let basket = Basket.shared
      basket.add("a")
      Basket.shared.add("b", quantity: 2)
      log "\\(basket.items["b"]!) \\(Basket.count) \\(basket === Basket.shared)"
      let node = Node(1)
      node.next = node
      let other = node
      other.value += 1
      log "\\(node.next!.next!.value) \\(node === other) \\(node === Node(2))"
      """
    #expect(
      try logged(statements, types: types) == ["1 1 a", "3 3 b", "2 1 true", "2 true false"])
  }

  @Test("a class of UIKit's has values and methods of its own")
  func staticMembers() throws {
    let members = """
      static var count = 1
      static func twice(_ n: Int) -> Int { n * 2 }
      """
    #expect(
      try logged("Self.count += 1\nlog ItemsViewController.twice(Self.count)", members: members)
        == ["4"])
  }

  @Test("a type's own map, and a property that is a function")
  func functions() throws {
    let types = """
      enum Result2 {
        case one(Int), none
        func map(_ change: (Int) -> Int) -> Result2 {
          switch self {
          case .one(let n): .one(change(n))
          case .none: .none
          }
        }
        var value: Int? { if case .one(let n) = self { n } else { nil } }
        var function: (Int, Int) -> Int {
          switch self {
          case .one: return (+)
          case .none: return { $0 * $1 }
          }
        }
      }
      """
    let statements = """
      log Result2.one(2).map { $0 + 1 }.value!
      log [1, 2].map { $0 * 2 }.reduce(0, +)
      log "\\(Result2.one(2).function(3, 4)) \\(Result2.none.function(3, 4))"
      """
    #expect(try logged(statements, types: types) == ["3", "6", "7 12"])
  }
}
