import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Declarations of Swift in behaviors")
struct SwiftDeclarationTests {
  /// What a run logs whose class has `members` and does `statements`, with `types` beside it.
  private func logged(
    _ statements: String, members: String = "", types: String = ""
  ) throws -> [String] {
    try ScriptedApp(
      """
      behavior ItemsViewController {
        \(members)

        viewDidLoad {
          \(statements)
        }
      }

      \(types)

      """
    ).logs
  }

  @Test(
    "calls leave out arguments with default values, and repeat variadic ones",
    arguments: [
      ("greet(\"Ann\")", "Hello Ann."), ("greet(\"Ann\", isLoud: true)", "Hello Ann!"),
      ("greet(\"Ann\", with: \"Bye\")", "Bye Ann."), ("sum(of: 1, 2, 3, times: 2)", "12"),
      ("sum(of: 4)", "4"), ("self.greet(\"Bob\", with: \"Bye\", isLoud: true)", "Bye Bob!"),
      ("first([\"a\", \"b\"])!", "a"), ("Note(\"Tea\").text()", "Tea 1"),
      ("Note(\"Tea\", count: 2).text(after: \"-\")", "-Tea 2"), ("range([3, 1])!.low", "1"),
    ])
  func defaults(expression: String, text: String) throws {
    let members = """
      block greet(_ name: String, with word: String = "Hello", isLoud: Bool = false) -> String {
        word + " " + name + (isLoud ? "!" : ".")
      }
      block sum(of numbers: Int..., times factor: Int = 1) -> Int { numbers.reduce(0, +) * factor }
      block first<Item: Hashable>(_ items: [Item]) -> Item? { items.first }
      block range(_ values: [Int]) -> (low: Int, high: Int)? {
        guard let low = values.min(), let high = values.max() else { return nil }
        return (low, high)
      }
      """
    let types = """
      struct Note {
        var title = ""
        var count = 0
        init(_ title: String, count: Int = 1) {
          self.title = title
          self.count = count
        }
        func text(after prefix: String = "") -> String { "\\(prefix)\\(title) \\(count)" }
      }
      """
    #expect(try logged("log \(expression)", members: members, types: types) == [text])
  }

  @Test("observers know the other value of a state")
  func observers() throws {
    let members = """
      state total: Double = 1 {
        willSet { log "will \\(newValue)" }
        didSet { log "did \\(oldValue)" }
      }
      state name: String? {
        didSet(former) { log "\\(former ?? "none") \\(name!)" }
      }
      """
    #expect(
      try logged("total = 2\nname = \"Ann\"", members: members) == [
        "will 2.0", "did 1.0", "none Ann",
      ])
  }

  @Test("computed properties are read by their names")
  func computedProperties() throws {
    let members = """
      state items = [1, 2, 3]
      state total: Int { items.reduce(0, +) }
      state isSmall: Bool {
        get { return total < 10 }
      }
      """
    #expect(try logged("log \"\\(total) \\(self.isSmall)\"", members: members) == ["6 true"])
  }

  @Test(
    "extensions add members to classes, to types of the app and to those of Swift",
    arguments: [
      ("log label(of: 3)", "#3"), ("log 2.5.money()", "$2.50"), ("log \"abc\".shout()", "ABC!"),
      ("log [1, 2, 3].middle!", "2"), ("log Note(title: \"Tea\").upper", "TEA"),
      ("log Double.tax * 2", "0.4"), ("log [\"b\"].isSingle", "true"),
    ])
  func extensions(statement: String, text: String) throws {
    let types = """
      struct Note { let title: String }
      extension Note { var upper: String { title.uppercased() } }
      extension ItemsViewController: UITableViewDelegate {
        block label(of row: Int) -> String { "#\\(row)" }
      }
      extension Double {
        static let tax = 0.2
        func money() -> String { String(format: "$%.2f", self) }
      }
      extension String { func shout() -> String { uppercased() + "!" } }
      extension Array {
        var middle: Int? { isEmpty ? nil : self[count / 2] }
      }
      extension Array { var isSingle: Bool { count == 1 } }
      """
    #expect(try logged(statement, types: types) == [text])
  }

  @Test(
    "ranges may lack a bound or have fractions",
    arguments: [
      ("letters[1...].joined()", "bcd"), ("letters[..<2].joined()", "ab"),
      ("letters[...1].joined()", "ab"), ("\"hello\"[1...]", "ello"),
      ("(18.5..<25).contains(20)", "true"), ("(0...).contains(-1)", "false"),
      ("grade(-1)", "low"), ("grade(99.5)", "high"), ("grade(50)", "mid"),
    ])
  func ranges(expression: String, text: String) throws {
    let members = """
      state letters = ["a", "b", "c", "d"]
      block grade(_ points: Double) -> String {
        switch points {
        case ..<0: return "low"
        case 0..<99.5: return "mid"
        case 99.5...: return "high"
        default: return "?"
        }
      }
      """
    #expect(try logged("log \"\\(\(expression))\"", members: members) == [text])
  }

  @Test("a range beyond the end of a list ends the app")
  func rangeBeyondTheEnd() throws {
    let app = try ScriptedApp(
      """
      behavior ItemsViewController {
        viewDidLoad { log "\\([1, 2][3...])" }
      }

      """)
    #expect(app.simulation.exception?.name == "NSRangeException")
  }

  @Test(
    "numbers with a fraction in Swift are written with one",
    arguments: [
      ("10.0 / 5", "2.0"), ("Double(3)", "3.0"), ("rate", "1.0"), ("count", "3"),
      ("item.value", "40"), ("String(rate)", "1.0"), ("Int(rate)", "1"), ("rate + 1", "2.0"),
      ("[rate].count", "1"), ("page + 1", "4"),
    ])
  func fractions(expression: String, text: String) throws {
    let members = """
      state rate: Double = 1
      state count = 3
      state item = { value: 40 }
      """
    let statements = """
      [1].forEach { let page = UIView(frame: CGRect(x: 1.5, y: 0, width: 1, height: $0)) }
      let page = Int(3.2)
      log "\\(\(expression))"
      """
    #expect(try logged(statements, members: members) == [text])
  }

  @Test(
    "the closure of an optional value's map gets the value",
    arguments: [
      ("[\"ab\"].first.map { $0 + \"!\" } ?? \"-\"", "ab!"),
      ("[].first.map { $0 + \"!\" } ?? \"-\"", "-"), ("Int(\"4\").map { $0 + 1 }", "5"),
      ("\"ab\".map { $0.uppercased() }.joined()", "AB"),
      ("[\"7\"].last.flatMap { Int($0) }!", "7"),
      ("[[1, 2]].first?.map { $0 + 1 }.count", "2"), ("[[1, 2]].first.map { $0.count }!", "2"),
    ])
  func optionals(expression: String, text: String) throws {
    #expect(try logged("log \"\\(\(expression))\"") == [text])
  }

  @Test(
    "dictionaries have computed keys, and texts have indices",
    arguments: [
      ("[key: 1, \"b\": 2].keys.sorted()", "[a, b]"), ("[Keys.name: \"Ann\"][\"user\"]!", "Ann"),
      ("text[text.index(after: text.firstIndex(of: \"@\")!)...]", "b.c"),
      ("text.distance(from: text.startIndex, to: text.endIndex)", "5"),
      ("stride(from: 1, to: 6, by: 2).map { $0 }", "[1, 3, 5]"),
      ("stride(from: 3, through: 1, by: -1).map { $0 }", "[3, 2, 1]"),
    ])
  func keys(expression: String, text: String) throws {
    let statements = "let key = \"a\"\nlet text = \"a@b.c\"\nlog \"\\(\(expression))\""
    #expect(try logged(statements, types: "enum Keys { static let name = \"user\" }") == [text])
  }

  @Test(
    "the map of a name that is optional gets its value, and the one of an unwrapped name elements")
  func optionalNames() throws {
    let statements = """
      let row = [[1, 2]].first
      log "\\(row.map { $0.count } ?? 0)"
      if let row { log "\\(row.map { $0 * 2 })" }
      """
    #expect(try logged(statements) == ["2", "[2, 4]"])
  }

  @Test(
    "calls may be chained over lines, and initializers are values",
    arguments: [
      ("[3, 1]\n.sorted()\n\n.map(String.init)\n.joined(separator: \"-\")", "1-3"),
      ("\"a1\".components(separatedBy: .decimalDigits).count", "2"),
      ("[Point.init(x: 1, y: 2), .init(x: 3, y: 4)].map(\\.y)", "[2, 4]"),
      ("price(\"7\") / 2", "3.5"),
    ])
  func chains(expression: String, text: String) throws {
    let members = """
      block price(_ text: String) -> Double {
        guard let amount = Double(text) else { return 0 }
        return amount
      }
      """
    let statements = "let result = \(expression)\nlog \"\\(result)\""
    #expect(
      try logged(
        statements, members: members, types: "struct Point {\n  var x = 0\n  var y = 0\n}")
        == [text])
  }

  @Test("a case without a pattern for its values matches each of them")
  func casesWithValues() throws {
    let statements = """
      let result = Load.failed("offline")
      switch result {
      case .loading, .failed: log "none"
      case .done: log "some"
      }
      """
    #expect(
      try logged(statements, types: "enum Load { case loading, done, failed(String) }") == ["none"])
  }

  @Test(
    "subscripts, casts and shared structures are those of Swift",
    arguments: [
      ("[1, 2][safe: 5] ?? -1", "-1"), ("[1, 2][safe: 1] ?? -1", "2"), ("row[1]", "b"),
      ("[\"a\", 1].compactMap { $0 as? Int }", "[1]"), ("home.title", "Home"), ("home.kind", "big"),
      ("[row, home].compactMap { $0 as? Place }.count", "1"), ("Int(Double.pi * 100)", "314"),
    ])
  func subscripts(expression: String, text: String) throws {
    let types = """
      enum Kind { case small, big }
      struct Place {
        var title = ""
        var kind = Kind.small
      }
      struct Row {
        let cells: [String]
        subscript(index: Int) -> String { cells[index] }
      }
      extension Array {
        subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
      }
      shared home = Place(title: "Home", kind: .big)
      """
    let members = "state row = Row(cells: [\"a\", \"b\"])"
    #expect(try logged("log \"\\(\(expression))\"", members: members, types: types) == [text])
  }

  @Test("computed properties of structures may be set")
  func setters() throws {
    let types = """
      struct Temperature {
        var celsius: Double
        var fahrenheit: Double {
          get { celsius * 9 / 5 + 32 }
          set { celsius = (newValue - 32) * 5 / 9 }
        }
        var loop: Double {
          get { 0 }
          set(other) { self.loop = other }
        }
      }
      """
    let members = "state now = Temperature(celsius: 20)"
    let statements = "now.fahrenheit = 212\nlog \"\\(now.celsius) \\(now.fahrenheit)\""
    #expect(try logged(statements, members: members, types: types) == ["100.0 212.0"])
    #expect(try logged("now.loop = 1\nlog \"never\"", members: members, types: types).isEmpty)
  }

  @Test(
    "sets tell whether an element is new",
    arguments: [
      ("seen.insert(\"b\").inserted", "true"), ("seen.insert(\"a\").inserted", "false"),
      ("[\"a\", \"b\", \"b\"].filter { seen.insert($0).inserted }", "[b]"),
      ("seen.isDisjoint(with: [\"c\"])", "true"), ("seen.symmetricDifference([\"c\"]).count", "2"),
    ])
  func sets(expression: String, text: String) throws {
    #expect(
      try logged("log \"\\(\(expression))\"", members: "state seen: Set<String> = [\"a\"]") == [
        text
      ])
  }

  @Test("a task may have attributes")
  func attributes() throws {
    #expect(try logged("Task { @MainActor in\nlog \"done\"\n}\nlog \"first\"").first == "first")
  }

  @Test(
    "declarations that lead to themselves end the app, or have no value",
    arguments: [
      ("state a: Int { a }", "log \"\\(a)\""),
      ("block a(_ b: Int = a()) -> Int { b }", "log \"\\(a())\""),
      ("state a = 0 {\n didSet { b += 1 }\n}\nstate b = 0 {\n didSet { a += 1 }\n}", "a = 1"),
      ("", "log \"\\(home.a)\""), ("", "log \"\\(Loop.one)\""),
      ("", "log \"\\(\"a\".same)\""), ("", "log \"\\([1][it: 0])\""),
    ])
  func selfReference(members: String, statements: String) throws {
    let types = """
      struct Loop {
        static let one = Loop.one
        var a = Loop()
        var b = Loop()
        var c = Loop()
        var d = Loop()
      }
      extension String { var same: String { same } }
      extension Array { subscript(it index: Int) -> Int { self[it: index] } }
      shared home = Loop()
      """
    _ = try logged(statements, members: members, types: types)
  }

  @Test("a value may get its first value later")
  func laterValues() throws {
    let statements = """
      let word: String
      switch (1, 2) {
      case (1, _): word = "one"
      default: word = "other"
      }
      log word
      """
    #expect(try logged(statements) == ["one"])
  }
}
