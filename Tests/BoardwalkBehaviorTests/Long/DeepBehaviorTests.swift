import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Deeply nested behaviors")
struct DeepBehaviorTests {
  private func file(_ statements: String, types: String = "") -> BehaviorFile {
    BehaviorFile(
      SourceFile(
        path: "a.behavior",
        text: "\(types)\nbehavior A {\nviewDidLoad {\n\(statements)\n}\n}\n"))
  }

  private func nested(_ opening: String, _ middle: String, _ closing: String, _ count: Int)
    -> String
  {
    String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
  }

  @Test("types and patterns beyond the limits are errors, sleeps have none")
  func limits() {
    let types = file("log 1", types: nested("struct A {\n", "", "}\n", 20_000))
    #expect(types.findings.first?.message == "types are nested too deeply here")
    for pattern in [nested("(", "1", ")", 20_000), nested("let ", "a", "", 20_000)] {
      let file = file("switch 1 {\ncase \(pattern): log 1\ndefault: log 2\n}")
      #expect(file.findings.first?.message == "this pattern is nested too deeply")
    }
    let sleeps = String(repeating: "try await Task.sleep(for: .seconds(1))\n", count: 20_000)
    #expect(file("Task {\n\(sleeps)}").findings.isEmpty)
  }

  @Test("closures with several statements inside each other are read about once")
  func closures() {
    #expect(file("log " + nested("a.map { ", "$0", "; 1 }", 16)).findings.isEmpty)
    #expect(!file("log " + nested("a.map { ", "$0 )", "; 1 }", 16)).findings.isEmpty)
  }

  @Test("a case has as many patterns as a value has parts")
  func patterns() {
    let patterns = (0..<150).map(String.init).joined(separator: ", ")
    #expect(file("switch 7 {\ncase \(patterns): log 1\ndefault: log 2\n}").findings.isEmpty)
  }

  @Test("ranges, type parameters and dictionaries beyond the limits are errors")
  func nestedRanges() {
    for value in [
      nested("..<", "1", "", 20_000), nested("1... ", "", "", 20_000),
      nested("[a: ", "1", "]", 20_000),
    ] {
      #expect(!file("log \(value)").findings.isEmpty)
    }
    let generics = nested("<", "A", ">", 20_000)
    let types = "struct B {\nfunc b\(generics)(_ a: A) {}\n}"
    #expect(file("log 1", types: types).findings.isEmpty)
  }

  @Test("20,000 members and marks of Swift are read once each")
  func members() {
    let overloads = (0..<20_000).map { "func a(b\($0): Int) {}\n" }.joined()
    let early = String(repeating: "extension A {\n}\n", count: 20_000)
    let marks = String(repeating: "private @objc(a)\n", count: 20_000)
    let choices = nested("a ? ", "b.stopAnimating()", " : c.startAnimating()", 30)
    let classes = "\(early)class B: UIViewController {\n\(overloads)\(marks)func c() {}\n}\n"
    #expect(file(choices, types: classes).findings.isEmpty)
    #expect(!file(nested("a ? ", "b", " : c.startAnimating()", 20_000)).findings.isEmpty)
    #expect(!file(nested("await a(", "", ")", 20_000)).findings.isEmpty)
  }

  @Test("20,000 extensions, observers and parameters are read once each")
  func repeats() {
    let extensions = String(repeating: "extension String {\nvar a: Int { 1 }\n}\n", count: 20_000)
    #expect(file("log 1", types: extensions).findings.isEmpty)
    let members = (0..<20_000).map { "extension A {\nblock b\($0) {}\n}\n" }.joined()
    let text = "behavior A {\nviewDidLoad {}\n}\n\(members)"
    let classes = BehaviorFile(SourceFile(path: "a.behavior", text: text)).classes
    #expect(classes.first?.blocks.count == 20_000)
    let parameters = (0..<20_000).map { "a\($0): Int = \($0)" }.joined(separator: ", ")
    let types = "struct B {\nfunc b(\(parameters)) {}\n}"
    #expect(file("log 1", types: types).types.first?.methods.first?.block.signature.count == 20_000)
    let observers = String(repeating: "didSet {}\n", count: 20_000)
    let observed = "behavior A {\nstate a = 1 {\n\(observers)}\n}\n"
    #expect(!BehaviorFile(SourceFile(path: "a.behavior", text: observed)).findings.isEmpty)
  }
}
