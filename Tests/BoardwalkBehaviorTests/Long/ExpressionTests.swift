import BoardwalkBehavior
import Testing

@Suite("Behavior expressions")
struct ExpressionTests {
  @Test(
    "operators have the precedence of Swift",
    arguments: [
      ("1 + 2 * 3", "(1 + (2 * 3))"), ("a - b - c", "((a - b) - c)"),
      ("a || b && c", "(a || (b && c))"), ("a == b + 1", "(a == (b + 1))"),
      ("a ?? b == c", "((a ?? b) == c)"), ("!a.b && c", "(!a.b && c)"),
      ("-a * b", "(-a * b)"), ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("(1 + 2) * 3", "((1 + 2) * 3)"), ("x as! A == y", "((x as! A) == y)"),
      ("a < b == c", "((a < b) == c)"), ("a+b", "(a + b)"), ("a % 2 != 0", "((a % 2) != 0)"),
    ])
  func precedence(text: String, shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }

  @Test(
    "paths, calls and keywords are distinguished",
    arguments: [
      ("items[0].name", "items[0].name"), ("a.b.c", "a.b.c"), ("f(1, b: 2)", "f(1, b: 2)"),
      ("a.contains(b).c", "a.contains(b).c"), (".red", ".red"), ("[1, .a, nil]", "[1, .a, nil]"),
      ("{ a: 1, b: { c: true } }", "{a: 1, b: {c: true}}"),
      ("\"a \\(b + 1) c\"", "\"a \\((b + 1)) c\""),
      ("map name over items", "map name over items"),
      ("filter x in items where x.a && b", "filter x in items where (x.a && b)"),
      ("instantiate \"Detail\"", "instantiate \"Detail\""),
      ("instantiate \"Detail\" from \"Other\"", "instantiate \"Detail\" from \"Other\""),
      ("self.items", "self.items"), ("\"\\(\"in \\(a)\")\"", "\"\\(\"in \\(a)\")\""),
    ])
  func forms(text: String, shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }
}
