import BoardwalkBehavior
import Testing

@Suite("Line breaks in behaviors")
struct LineBreakTests {
  @Test(
    "lines may break inside brackets, parentheses and the braces of records",
    arguments: [
      ("(\n1 + 2\n)", "(1 + 2)"), ("(1\n+ 2\n* 3)", "(1 + (2 * 3))"),
      ("[\n1,\n2,\n]", "[1, 2]"), ("[1\n, 2]", "[1, 2]"), ("[a\n?? b]", "[(a ?? b)]"),
      ("{\na: 1,\n\n\nb: 2\n}", "{a: 1, b: 2}"), ("{ a:\n1 }", "{a: 1}"), ("{\n}", "{}"),
      ("f(\n1,\nb: 2\n)", "f(1, b: 2)"), ("f(1,\nb:\n2)", "f(1, b: 2)"), ("f(\n)", "f()"),
      ("a[\n0\n]", "a[0]"), ("a[b\n- 1]", "a[(b - 1)]"), ("(a\n? b\n: c)", "(a ? b : c)"),
      ("(a\nas! B)", "(a as! B)"), ("[filter x\nin a\nwhere x.b]", "[filter x in a where x.b]"),
      ("[map x\nover a]", "[map x over a]"), ("(// one\n1 + // and\n2)", "(1 + 2)"),
      ("[[1,\n2],\n[3]]", "[[1, 2], [3]]"), ("({ a: [\n1\n] }\n)", "{a: [1]}"),
    ])
  func brackets(_ text: String, _ shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }

  @Test(
    "lines may break after commas and operators",
    arguments: [
      ("1 +\n2", "(1 + 2)"), ("1 -\n\n2", "(1 - 2)"), ("a &&\nb ||\nc", "((a && b) || c)"),
      ("a ?\nb :\nc", "(a ? b : c)"), ("a ??\nb", "(a ?? b)"), ("\n1", "1"),
    ])
  func operators(_ text: String, _ shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }

  @Test("any other line break ends the statement")
  func ends() {
    #expect(BehaviorFixture.statements("a = b\nc = d").count == 2)
    #expect(BehaviorFixture.statements("run (a\n)\npop").count == 2)
    #expect(BehaviorFixture.statements("a = b\n-c").count == 2, "a sign begins a statement")
  }

  @Test("a line that begins with an operator and a space continues the statement")
  func leadingOperator() {
    #expect(BehaviorFixture.statements("a = 1\n+ 2").count == 1)
  }

  @Test("statements in a block inside braces keep their line rules")
  func afterBrackets() {
    let text = "a = [\n(1\n+ 2)\n]\nb = 1\nif c { d = f(\n1\n) }\ne = 2"
    #expect(BehaviorFixture.statements(text).count == 4)
    // A mistake in brackets leaves none of them open.
    let file = BehaviorFixture.file("behavior A { viewDidLoad {\na = [1 2]\nb = [3 4]\n} }")
    #expect(file.findings.count == 2)
  }

  @Test(
    "lines may break after the equals sign of a declaration or an assignment",
    arguments: ["let a =\n1", "a =\n1", "a.b =\n\n1", "a[0] = // so\n1"])
  func equals(_ text: String) {
    #expect(BehaviorFixture.statements(text).count == 1)
  }

  @Test(
    "lines may break between argument labels",
    arguments: [
      "action save(\nsender\n) {}", "action save(sender,\nforEvent) {}", "block a(\nb,\nc\n) {}",
      "init(\nforNewItem isNew,\nitem\n) {}",
    ])
  func names(_ member: String) {
    #expect(BehaviorFixture.file("behavior A {\n\(member)\n}").findings.isEmpty)
  }

  @Test("carriage returns at line ends change nothing", arguments: ["\n", "\r\n"])
  func lineEnds(_ lineEnd: String) {
    let lines = [
      "behavior A {", "  viewDidLoad {", "    a = [", "      1", "    ]", "  }", "}", "",
    ]
    let file = BehaviorFixture.file(lines.joined(separator: lineEnd))
    #expect(file.findings.isEmpty)
    #expect(file.classes.first?.handlers.first?.body.count == 1)
  }
}
