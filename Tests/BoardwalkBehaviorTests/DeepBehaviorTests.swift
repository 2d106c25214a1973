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

  @Test("types, patterns and sleeps beyond the limits are errors")
  func limits() {
    let types = file("log 1", types: nested("struct A {\n", "", "}\n", 20_000))
    #expect(types.findings.first?.message == "types are nested too deeply here")
    for pattern in [nested("(", "1", ")", 20_000), nested("let ", "a", "", 20_000)] {
      let file = file("switch 1 {\ncase \(pattern): log 1\ndefault: log 2\n}")
      #expect(file.findings.first?.message == "this pattern is nested too deeply")
    }
    let sleeps = String(repeating: "try await Task.sleep(for: .seconds(1))\n", count: 11)
    #expect(file("Task {\n\(sleeps)}").findings.first?.message == "a task sleeps at most 10 times")
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
}
