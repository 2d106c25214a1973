import BoardwalkBase
import BoardwalkBehavior
import Testing

@Suite("Source positions in behaviors")
struct BehaviorPositionTests {
  private func text(_ range: Range<Int>?, in file: BehaviorFile) -> String? {
    range.map { file.file.text(in: $0) }
  }

  @Test(
    "the range of a value covers all of it without surrounding white space",
    arguments: [
      "a", "a.b.c", "a[0]", "f(1, b: 2)", "(1 + 2)", "[1, 2]", "{ a: 1 }", "\"a \\(b) c\"",
      "a ? b : c", "-a", "!a", "a as! B", "map a over b", "filter a in b where a.c",
      "instantiate \"A\" from \"B\"", ".red", "1 + 2 * 3", "\"größe 🧺\"", "[\n1\n]",
    ])
  func values(_ value: String) throws {
    let file = BehaviorFixture.file("behavior A { viewDidLoad { x =   \(value)   // end\n} }")
    guard case .assign(let read, _) = file.classes.first?.handlers.first?.body.first?.action else {
      Issue.record("\(value) is not assigned")
      return
    }
    #expect(text(read.range, in: file) == value)
  }

  @Test("nested values have their own ranges, also inside strings")
  func inner() throws {
    let file = BehaviorFixture.file(
      "behavior A { viewDidLoad { x = \"größe \\(a.count) und \\(b[1] + 2)\" } }")
    guard case .assign(let value, _) = file.classes.first?.handlers.first?.body.first?.action,
      case .template(let pieces) = value.form
    else {
      Issue.record("no template")
      return
    }
    let inner = pieces.compactMap { piece -> ValueExpression? in
      if case .value(let value) = piece { value } else { nil }
    }
    #expect(inner.map { text($0.range, in: file) } == ["a.count", "b[1] + 2"])
    guard case .member(_, _, let name) = inner[0].form else {
      Issue.record("no member")
      return
    }
    #expect(text(name, in: file) == "count")
  }

  @Test("declarations have the ranges of their names")
  func declarations() throws {
    let file = BehaviorFixture.file(
      """
      shared letters = []
      behavior ItemsVC: Base {
        state item = nil
        block refresh(a) {}
        action save(sender) {}
        prepare "showItem" {}
        cell "ItemCell" for item, style: .value1 when item.isDone {}
      }
      """)
    #expect(file.findings.isEmpty)
    let type = try #require(file.classes.first)
    #expect(text(file.shared.first?.range, in: file) == "letters")
    #expect(text(type.range, in: file) == "ItemsVC")
    #expect(type.superclass == "Base")
    #expect(text(type.states.first?.range, in: file) == "item")
    #expect(text(type.blocks.first?.range, in: file) == "refresh")
    #expect(type.handlers.map { text($0.range, in: file) } == ["action", "prepare", "cell"])
    #expect(
      type.handlers.map { text($0.subjectRange, in: file) } == [
        "save", "\"showItem\"", "\"ItemCell\"",
      ])
    #expect(text(type.handlers[2].options.first?.range, in: file) == "style")
    #expect(text(type.handlers[2].condition?.range, in: file) == "item.isDone")
  }

  @Test(
    "the range of a statement ends before its block",
    arguments: [
      ("if a && b { pop }", "if a && b"),
      (
        "animate 0.2, delay: 1 { pop } then { pop }",
        "animate 0.2, delay: 1"
      ),
      ("present form then { pop }", "present form then"), ("let a = 1", "let a = 1"),
      ("push detail, animated: false", "push detail, animated: false"), ("return", "return"),
    ])
  func statements(_ statement: String, _ place: String) {
    let file = BehaviorFixture.file("behavior A { viewDidLoad {\n  \(statement)\n  pop\n} }")
    #expect(file.findings.isEmpty)
    #expect(text(file.classes.first?.handlers.first?.body.first?.range, in: file) == place)
  }

  @Test(
    "a byte order mark and multibyte characters do not shift ranges",
    arguments: ["", "\u{FEFF}", "// größe 🧺\n", "\u{FEFF}/* größe */\n\n", "format 1\n"])
  func offsets(_ start: String) throws {
    let file = BehaviorFixture.file(start + "behavior Items { viewDidLoad { psh detail } }")
    #expect(text(file.classes.first?.range, in: file) == "Items")
    let finding = try #require(file.findings.first)
    #expect(text(finding.range, in: file) == "psh")
    #expect(finding.fixIt?.replacement == "push")
  }
}
