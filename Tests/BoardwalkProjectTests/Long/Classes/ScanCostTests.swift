import BoardwalkBase
import Testing

@testable import BoardwalkProject

/// Sources whose size would take a scan minutes, or its call stack, if it took more than a constant
/// time for each token.
@Suite("Costs of scanning sources")
struct ScanCostTests {
  @Test("a chain of ?? does not use the call stack, and a long one is unknown")
  func alternatives() {
    func names(_ count: Int) -> [String] {
      let value = String(repeating: "other ?? ", count: count) + "\"a\""
      let other = "let other = \"b\"\n"
      return ClassTable.swift(
        "\(other)let name = \(value)\nfunc f() { performSegue(withIdentifier: name, sender: 1) }"
      ).namings
    }
    #expect(names(3) == ["segue b", "segue b", "segue b", "segue a"])
    #expect(names(100_000) == [])
  }

  @Test("nested getters do not use the call stack")
  func getters() {
    let depth = 50_000
    let table = ClassTable.swift(
      "class A { var name: String { " + String(repeating: "get { ", count: depth)
        + String(repeating: "}", count: depth + 2))
    #expect(table.properties == ["hidden name: String fixed"])
  }

  @Test("a body is searched for a parameter up to its second use")
  func parameterUses() {
    var (words, texts) = (Keyword.words, WordTable())
    let file = SourceFile(path: "a.swift", text: "{ name(name: name) }")
    let tokens = CodeTokens(file, .swift, words: &words, texts: &texts)
    #expect(tokens.firstUses(of: "name", inBracketsAt: 0) == [1, 5])
    let long = SourceFile(
      path: "a.swift", text: "{" + String(repeating: "name ", count: 1_000) + "}")
    let many = CodeTokens(long, .swift, words: &words, texts: &texts)
    #expect(many.firstUses(of: "name", inBracketsAt: 0) == [1, 2])
  }

  @Test("files are not searched for each name of a function")
  func callers() {
    let files = (0..<2_000).map { number in
      SourceFile(
        path: "\(number).swift",
        text: "extension A { func go\(number)(to name: String) "
          + "{ performSegue(withIdentifier: name, sender: 1) } }")
    }
    #expect(ClassTable(files).uses.isEmpty)
  }

  @Test("protocols are followed once")
  func protocols() {
    let count = 10_000
    let chain = (0..<count).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined()
    let table = ClassTable.swift(
      chain + "extension P\(count) { static var id: String { \"a\" } }\nclass A: P0 {}\n"
        + "func f() { performSegue(withIdentifier: A.id, sender: 1) }")
    #expect(table.namings == ["segue a"])
  }
}
