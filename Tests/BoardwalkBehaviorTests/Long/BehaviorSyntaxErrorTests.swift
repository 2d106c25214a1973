import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Behavior syntax errors")
struct BehaviorSyntaxErrorTests {
  /// What the comments below the lines of a fixture expect: `//  ^ MESSAGE [SUGGESTION]`, the caret
  /// below the place.
  private func expected(in file: SourceFile) -> [String] {
    var result: [String] = []
    var line = 0
    for (index, text) in file.text(in: 0..<file.bytes.count).split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      guard text.hasPrefix("//"), let caret = text.firstIndex(of: "^") else {
        line = index + 1
        continue
      }
      let column = text.distance(from: text.startIndex, to: caret) + 1
      result.append("\(line):\(column) \(text[text.index(caret, offsetBy: 2)...])")
    }
    return result
  }

  @Test("errors are reported at their position with a suggestion")
  func fixtures() throws {
    let files = try BehaviorFixture.all(in: "behavior-mistakes")
    #expect(files.count >= 4)
    for file in files {
      let found = Diagnostic.locate(BehaviorFile(file).findings, in: file).map { diagnostic in
        let suggestion = diagnostic.fixIt.map { " [\($0.replacement)]" } ?? ""
        return "\(diagnostic.start) \(diagnostic.message)\(suggestion)"
      }
      #expect(found.sorted() == expected(in: file).sorted(), "\(file.name)")
    }
  }

  @Test("an error does not affect the code around it")
  func recovery() {
    let file = BehaviorFixture.file(
      """
      behavior A {
        viewDidLoad {
          psh detail
          pop
        }
        viewWilAppear { pop }
        rows { items }
      }
      behavior B { viewDidLoad { pop } }
      """)
    #expect(file.findings.count == 2)
    #expect(file.classes.map(\.name) == ["A", "B"])
    #expect(file.classes[0].handlers.map(\.form) == ["viewDidLoad", "rows"])
    #expect(file.classes[0].handlers[0].body.count == 1)
  }

  @Test("invalid UTF-8 is reported at its position")
  func encoding() {
    let file = SourceFile(path: "a.behavior", bytes: Array("// ".utf8) + [0xFF, 0x0A])
    #expect(BehaviorFile(file).findings.map(\.range) == [3..<4])
  }

  @Test(
    "unbounded nesting is rejected without recursion", arguments: ["(", "[", "-", "!", "{ a: "])
  func nesting(sign: String) {
    let file = BehaviorFixture.file(
      "behavior A { viewDidLoad { a = " + String(repeating: sign, count: 100_000) + " } }")
    #expect(!file.findings.isEmpty)
  }

  @Test("unbounded blocks are rejected without recursion")
  func blocks() {
    let file = BehaviorFixture.file(
      "behavior A { viewDidLoad { " + String(repeating: "if a {\n", count: 50_000) + " } }")
    #expect(!file.findings.isEmpty)
  }
}
