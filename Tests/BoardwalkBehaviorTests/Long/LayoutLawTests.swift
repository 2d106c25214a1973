import BoardwalkBase
import BoardwalkBehavior
import BoardwalkTestSupport
import Testing

/// Laws of the canonical layout, on handlers made by chance from the statements that verbs show.
@Suite("Canonical layout")
struct LayoutLawTests {
  private struct Maker {
    var random: SeededGenerator

    /// Some statements, blocks among them, with comments and empty lines between.
    mutating func statements(_ depth: Int) -> String {
      (0..<(1 + random.number(below: 4))).map { _ in statement(depth) + gap() }.joined()
    }

    private mutating func statement(_ depth: Int) -> String {
      let examples = VerbForm.all.map(\.example)
      switch depth > 0 ? random.number(below: 6) : 0 {
      case 1: return "if a  ==b {\n\(statements(depth - 1))}"
      case 2: return "if a{\(gap())\(statements(depth - 1))} else   {\n\(statements(depth - 1))}"
      case 3: return "after 1 {\n\(statements(depth - 1))}"
      case 4: return "a = [\n1,2 ,\n{ b:[ c ] },\n]"
      default: return examples[random.number(below: examples.count)]
      }
    }

    private mutating func gap() -> String {
      ["\n", "\n\n\n", "  // why\n", "\n/* two\n  lines */\n"][random.number(below: 4)]
    }
  }

  private func file(_ seed: UInt64) -> SourceFile {
    var maker = Maker(random: SeededGenerator(seed: seed))
    return SourceFile(
      path: "a.behavior", text: "behavior A {\nviewDidLoad {\n\(maker.statements(3))}\n}\n")
  }

  /// The tokens of `file` as they are quoted, without ends of lines.
  private func words(_ file: SourceFile) -> [String] {
    Lexer.tokens(of: file, keepingComments: true, readingTemplates: true).compactMap { token in
      switch token.value {
      case .newline: nil
      case .comment(let text): text
      default: token.displayName
      }
    }
  }

  @Test("formatting is idempotent", arguments: UInt64(0)..<80)
  func idempotence(_ seed: UInt64) throws {
    let text = try #require(BehaviorFormatter().format(file(seed)).text)
    let again = SourceFile(path: "a.behavior", text: text)
    #expect(BehaviorFormatter().format(again).text == text)
  }

  @Test("formatting keeps all tokens", arguments: UInt64(0)..<80)
  func tokens(_ seed: UInt64) throws {
    let text = try #require(BehaviorFormatter().format(file(seed)).text)
    #expect(words(SourceFile(path: "a.behavior", text: text)) == words(file(seed)))
  }

  @Test("formatting does not depend on the original indentation", arguments: UInt64(0)..<80)
  func indentation(_ seed: UInt64) throws {
    let file = file(seed)
    // Inside a comment of two lines blanks belong to it.
    let text = file.text(in: 0..<file.bytes.count).replacing("/* two\n  lines */", with: "// two")
    let plain = BehaviorFormatter().format(SourceFile(path: "a.behavior", text: text)).text
    let deep = text.replacing("\n", with: "\n \t  ")
    #expect(plain != nil)
    #expect(BehaviorFormatter().format(SourceFile(path: "a.behavior", text: deep)).text == plain)
  }

  @Test(
    "formatting leaves no trailing space, no double empty line and one final line feed",
    arguments: UInt64(0)..<80)
  func lines(_ seed: UInt64) throws {
    let text = try #require(BehaviorFormatter().format(file(seed)).text)
    #expect(!text.contains("\n\n\n") && text.hasSuffix("}\n"))
    #expect(!text.contains(" \n") && !text.contains("\t"))
    #expect(!text.contains("{\n\n") && !text.contains("\n\n}"))
  }
}
