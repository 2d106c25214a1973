import Testing

@testable import BoardwalkSimulation

@Suite("Statements of Swift in behaviors")
struct SwiftStatementTests {
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
    "a loop visits the elements of a list",
    arguments: [
      ("for x in [1, 2, 3] { n += x }", "6"), ("for x in [1, 2, 3] where x > 1 { n += x }", "5"),
      ("for (i, x) in [5, 6].enumerated() { n += i * x }", "6"),
      ("for (_, x) in [\"a\": 3, \"b\": 4] { n += x }", "7"), ("for _ in 0..<4 { n += 1 }", "4"),
      ("for x in [3, 1].sorted() { n = n * 10 + x }", "13"),
      ("for x in [1, 2].map({ $0 * 2 }).filter({ $0 > 2 }) { n += x }", "4"),
      ("for x in 1...9 { if x == 3 { continue }\nif x > 4 { break }\nn += x }", "7"),
      ("for x in 1...3 { for y in 1...3 { if y > x { break }\nn += 1 } }", "6"),
      ("for x in 1...3 { switch x {\ncase 2: break\ndefault: n += x\n} }", "4"),
      ("for case let x? in [1, nil, 2] { n += x }", "3"),
      ("for x in [1, 2] { let f = { return x }\nn += f() }", "3"),
      ("for x in first(above: 1) { n += x }", "2"),
      ("for x in \"abc\" { n += x == \"b\" ? 0 : 1 }", "2"),
    ])
  func loops(loop: String, result: String) throws {
    let members = """
      func first(above limit: Int) -> [Int] {
        for x in [1, 2, 3] where x > limit { return [x] }
        return []
      }
      """
    #expect(try logged("var n = 0\n\(loop)\nlog n", members: members) == [result])
  }

  @Test("a loop waits in a task, for each element")
  func waitingLoops() throws {
    let members = """
      func load(_ name: String) async throws -> String {
        try await Task.sleep(for: .seconds(1))
        return name + "!"
      }
      func run() async {
        for name in ["a", "b", "c", "d"] {
          if name == "b" { continue }
          if name == "d" { break }
          let loaded = try? await load(name)
          print(loaded ?? "-")
        }
        print("end")
      }
      """
    #expect(try logged("Task { await run() }", members: members, after: 4) == ["a!", "c!", "end"])
  }

  @Test("a loop over something else ends the app")
  func loopOverNumber() throws {
    #expect(try logged("log 1\nfor x in [1][0] { log x }\nlog 2") == ["1"])
  }

  @Test(
    "choices are values",
    arguments: [
      ("let a = if n > 1 { \"many\" } else { \"one\" }\nlog a", "many"),
      (
        "let a = switch n {\ncase 0: \"none\"\ncase 1...3: \"some\"\ndefault: \"many\"\n}\nlog a",
        "some"
      ),
      ("log word(2)", "two"), ("let a = n > 5\n  || n > 1\n  && n < 3\nlog a", "true"),
      ("let a = n\n-1\nlog a", "2"), ("log n > 1\n? \"yes\"\n: \"no\"", "yes"),
      ("var a = \"\"\na = if n == 1 { \"a\" } else if n == 2 { \"b\" } else { \"c\" }\nlog a", "b"),
    ])
  func choices(statements: String, text: String) throws {
    let members = """
      func word(_ n: Int) -> String {
        return switch n {
        case 2: "two"
        default: "-"
        }
      }
      """
    #expect(try logged("let n = 2\n\(statements)", members: members) == [text])
  }

  @Test(
    "the patterns of a case give the same names",
    arguments: [("State.idle(1)", "1"), ("State.busy(\"a\", 2)", "2"), ("State.done", "-")])
  func namesInPatterns(value: String, text: String) throws {
    let types = """
      enum State {
        case idle(Int), busy(String, Int), late(Int), done
        var count: Int? {
          switch self {
          case .idle(let n), .busy(_, let n), .late(let n): n
          case .done: nil
          }
        }
      }
      """
    #expect(try logged("log \(value).count.map { \"\\($0)\" } ?? \"-\"", types: types) == [text])
  }

  @Test("a tuple is taken apart in a condition")
  func tupleConditions() throws {
    let statements = """
      var pairs = [(1, "a")]
      if let (n, text) = pairs.popLast() { log "\\(n) \\(text)" }
      guard let (n, _) = pairs.popLast() else { return print("none") }
      log n
      """
    #expect(try logged(statements) == ["1 a", "none"])
  }

  @Test(
    "functions are named with their labels, and are called by them",
    arguments: [
      ("[\"a\", \"b\"].map(Note.init(title:)).map(\\.title).joined()", "ab"),
      ("\"\\(Note(title: \"a\").shout(2)) \\(Note(title: \"b\").shout(by: 3))\"", "a2 b-3"),
      ("Note.join(.make(\"x\"), .make(\"y\"))", "xy"), ("[1, 2, 3].count { $0 > 1 }", "2"),
      ("\"\\(Note(title: \"a\"))\"", "note a"),
      ("[Note(title: \"a\")].map { \"\\($0)\" }[0]", "note a"),
    ])
  func functions(expression: String, text: String) throws {
    let types = """
      struct Note: CustomStringConvertible {
        let title: String
        var description: String { "note \\(title)" }
        func shout(by n: Int) -> String { "\\(title)-\\(n)" }
        func shout(_ n: Int) -> String { "\\(title)\\(n)" }
        static func make(_ title: String) -> Note { Note(title: title) }
        static func join(_ a: Note, _ b: Note) -> String { a.title + b.title }
      }
      """
    #expect(try logged("log \(expression)", types: types) == [text])
  }

  @Test("types inside others may be private, and closures call methods of their value")
  func privateTypes() throws {
    let types = """
      struct Cache {
        private struct Entry { let key: Int }
        private enum Kind { case small, large }
        private var entries: [Entry] = [Entry(key: 3), Entry(key: 4)]
        var keys: [Int] { entries.map { twice($0.key) } }
        private func twice(_ n: Int) -> Int { n * 2 }
      }
      """
    let members = "private enum Phase: Int { case idle, busy }\nprivate var phase = Phase.busy"
    let statements = """
      log "\\(Cache().keys)"
      switch Phase(rawValue: 1) {
      case .idle?: log "idle"
      case .busy?: log "busy"
      case nil: log "none"
      }
      """
    #expect(try logged(statements, members: members, types: types) == ["[6, 8]", "busy"])
  }

  @Test("a precondition that does not hold ends the app")
  func preconditions() throws {
    #expect(try logged("precondition(1 > 0, \"never\")\nlog 1\nassert(false)\nlog 2") == ["1"])
    #expect(try logged("log 1\npreconditionFailure(\"always\")") == ["1"])
  }

  @Test("a method of UIKit's that no run calls leaves the property of its name be")
  func delegateMethods() throws {
    let members = """
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { 0 }
      """
    #expect(try logged("tableView.tag = 7\nlog tableView.tag", members: members) == ["7"])
  }

  @Test("the present moment is a constant of dates")
  func dates() throws {
    #expect(
      try logged("log Date.now.addingTimeInterval(90).timeIntervalSinceNow == 90") == ["true"])
  }

  @Test(
    "methods of a value see what the method that calls them has changed, and the other way round")
  func callsOfOwnMethods() throws {
    let types = """
      struct Counter {
        var counts: [String: Int] = [:]
        var last: String?
        var total: Int { counts.values.reduce(0, +) }
        mutating func add(_ name: String) {
          counts[name, default: 0] += 1
          note(name)
          print("\\(total) \\(last ?? "-")")
          self.last = name + "!"
          print(last ?? "-")
        }
        private mutating func note(_ name: String) { last = "\\(name) \\(total)" }
        mutating func clear() { self = Counter(); print("\\(total) \\(last ?? "-")") }
      }
      """
    let statements =
      "var c = Counter()\nc.add(\"a\")\nc.add(\"b\")\nlog c.last!\nc.clear()\nlog c.total"
    #expect(
      try logged(statements, types: types)
        == ["1 a 1", "a!", "2 b 2", "b!", "b!", "0 -", "0"])
  }

  @Test("the arguments of a closure are not those of a closure around it")
  func closuresInside() throws {
    let statements = """
      let groups = Dictionary(grouping: [3, 1, 2]) { $0 > 1 ? "b" : "a" }
      let sorted = groups.map { ($0.key, $0.value.sorted { $0 < $1 }) }.sorted { $0.0 < $1.0 }
      log "\\(sorted[1].1)"
      """
    #expect(try logged(statements) == ["[2, 3]"])
  }

  @Test("a bar item that a property holds changes where it is shown")
  func heldBarItems() throws {
    let members = """
      lazy var count = UIBarButtonItem(title: "None", style: .plain, target: nil, action: nil)
      """
    let statements = """
      toolbarItems = [count]
      navigationItem.rightBarButtonItem = count
      count.title = "1"
      count.isEnabled = false
      count.title = "2"
      log "\\(toolbarItems[0].title) \\(navigationItem.rightBarButtonItem.title)"
      log navigationItem.rightBarButtonItem.isEnabled
      """
    #expect(try logged(statements, members: members) == ["2 2", "false"])
  }

  @Test("the view of a page controller that code makes has a frame")
  func framesOfCreatedControllers() throws {
    let statements = """
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      addChild(pages)
      pages.view.frame = view.bounds
      view.addSubview(pages.view)
      log children.count
      """
    #expect(try logged(statements) == ["1"])
  }

  @Test("an outlet collection is a list, and a text view can be edited as code says")
  func outletCollections() throws {
    let scene = """
      storyboard

      viewController items: ItemsViewController, initial {
        view {
          button a "A" (16, 100, 100 x 30)
          button b "B" (16, 140, 100 x 30)
          textView notes "N" (16, 180, 100 x 90)
        }
        outlets buttons -> a
        outlets buttons -> b
        outlet notes
      }

      """
    let app = try ScriptedApp(
      """
      class ItemsViewController: UIViewController {
        @IBOutlet var buttons: [UIButton]!
        @IBOutlet weak var notes: UITextView!
        override func viewDidLoad() {
          super.viewDidLoad()
          for (tag, button) in buttons.enumerated() { button.tag = tag }
          print(buttons.map { "\\($0.tag) \\($0.currentTitle!)" }.joined(separator: ", "))
          notes.isEditable = false
          notes.becomeFirstResponder()
          print("\\(notes.isEditable) \\(notes.isFirstResponder)")
        }
      }
      """, scene: scene)
    #expect(app.logs == ["0 A, 1 B", "false false"])
  }

  @Test(
    "a name hides another one up to the end of its block",
    arguments: [
      ("let a = 1\nif true { let a = 2\nlog a }\nlog a", ["2", "1"]),
      ("var a = 1\nif true { a = 3 }\nlog a", ["3"]),
      ("let a = 1\nfor a in [5] { log a }\nlog a", ["5", "1"]),
      ("var p = Page()\nlog \"\\(p.next()) \\(p.number)\"", ["3 3"]),
      ("var p = Page()\np.visit()\nlog \"\\(p.names) \\(p.number)\"", ["[a, b] 2", "[b] 2"]),
    ])
  func hiddenNames(statements: String, texts: [String]) throws {
    let types = """
      struct Page {
        var number = 1
        var cursor: Int? = 2
        var names = ["a", "b"]
        mutating func next() -> Int {
          if let cursor { number = cursor }
          guard let cursor = cursor.map({ $0 + 1 }) else { return 0 }
          number += 1
          return cursor
        }
        mutating func visit() {
          let names = ["c"]
          for number in [5] { print(number + names.count > 0 ? describe() : "") }
          number += 1
          self.names.removeFirst()
        }
        func describe() -> String { "\\(names) \\(number + 1)" }
      }
      """
    #expect(try logged(statements, types: types) == texts)
  }
}
