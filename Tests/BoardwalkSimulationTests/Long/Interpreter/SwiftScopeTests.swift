import BoardwalkSimulation
import Testing

@testable import BoardwalkSimulation

@Suite("Scopes of Swift in behaviors")
struct SwiftScopeTests {
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

  @Test("the labels of a result are those of its own function")
  func resultLabels() throws {
    let members = """
      func range() -> (min: Int, max: Int) {
        struct Step {
          func size() -> Int { return 2 }
        }
        return (Step().size(), 5)
      }
      """
    let types = """
      struct Line {
        func ends() -> (start: Int, end: Int) { return (1, 2) }
        var pair: (left: Int, right: Int) { return (left: 3, right: 4) }
        var plain: (Int, Int) { return (5, 6) }
      }
      """
    let statements = """
      print("\\(range().min) \\(range().max)")
      print("\\(Line().ends().end) \\(Line().pair.right) \\(Line().plain)")
      """
    #expect(
      try logged(statements, members: members, types: types) == ["2 5", "2 4 (5, 6)"])
  }

  @Test(
    "where belongs to the pattern before it",
    arguments: [
      ("case .idle where isOpen, .done: print(\"yes\")", "yes"),
      ("case .done, .idle where isOpen: print(\"yes\")", "yes"),
      ("case .idle, .done where isOpen: print(\"yes\")", "no"),
      ("case .half(let n) where n > 5, .part(let n): print(\"\\(n)\")", "no"),
      ("case .part(let n), .half(let n) where n < 5: print(\"\\(n)\")", "3"),
    ])
  func patterns(branch: String, line: String) throws {
    let types = "enum Phase { case idle, done, half(Int), part(Int) }"
    let phase = branch.contains("half") ? ".half(3)" : ".done"
    let statements = """
      let isOpen = false
      let phase = Phase\(phase)
      switch phase {
      \(branch)
      default: print("no")
      }
      """
    #expect(try logged(statements, types: types) == [line])
  }

  @Test("each pattern of catch may have a condition")
  func catching() throws {
    let statements = """
      for count in 1...3 {
        do { throw Fault.many(count) }
        catch Fault.many(let n) where n == 1, Fault.few(let n) { print("one \\(n)") }
        catch Fault.few(let n), Fault.many(let n) where n == 2 { print("two \\(n)") }
        catch { print("other") }
      }
      """
    let types = "enum Fault: Error { case many(Int), few(Int) }"
    #expect(try logged(statements, types: types) == ["one 1", "two 2", "other"])
  }

  @Test("forEach runs a closure that it gets with the names of that closure")
  func passedClosures() throws {
    let members = """
      func visit(_ items: [Int], _ body: (Int) -> Void) {
        let name = "inner"
        items.forEach(body)
        print(name)
      }
      """
    let statements = """
      let name = "outer"
      visit([1]) { item in print("\\(name) \\(item)") }
      """
    #expect(try logged(statements, members: members) == ["outer 1", "inner"])
  }

  @Test("a choice that is a value changes the variables around it")
  func choices() throws {
    let members = """
      func bump(_ n: inout Int) -> Int {
        n += 1
        return n * 10
      }
      """
    let statements = """
      var count = 1
      let first = if count > 0 { bump(&count) } else { 0 }
      let second = switch count {
      case 2: bump(&count)
      default: 0
      }
      print("\\(first) \\(second) \\(count)")
      """
    #expect(try logged(statements, members: members) == ["20 30 3"])
  }

  @Test("a closure that is nil does nothing, also in another controller")
  func missingClosures() throws {
    let members = "var onDone: (() -> Void)? = nil"
    let statements = """
      let other: ItemsViewController? = self
      onDone?()
      other?.onDone?()
      print("done")
      """
    #expect(try logged(statements, members: members) == ["done"])
  }

  @Test("lists of values, arguments and parameters may end with a comma")
  func commas() throws {
    let members = "func sum(_ a: Int, _ b: Int,) -> Int { a + b }"
    let statements = """
      let pair = (left: 1, right: 2,)
      print("\\(sum(pair.left, pair.right,)) \\([1, 2,].count) \\(["a": 1,].count)")
      """
    #expect(try logged(statements, members: members) == ["3 2 1"])
  }
}
