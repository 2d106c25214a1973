import BoardwalkBehavior
import Testing

@Suite("Operator precedence")
struct PrecedenceTests {
  /// Swift's operators, those that bind loosest first; those of one row bind alike.
  private static let rows = [
    ["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["??"], ["+", "-"], ["*", "/", "%"],
  ]

  private static let ranks = rows.enumerated().flatMap { rank, row in row.map { ($0, rank) } }

  @Test("tighter operators bind first, and equal ones from the left", arguments: ranks)
  func pairs(_ first: String, _ rank: Int) {
    for (second, other) in Self.ranks {
      let expected =
        other > rank ? "(a \(first) (b \(second) c))" : "((a \(first) b) \(second) c)"
      #expect(BehaviorFixture.value("a \(first) b \(second) c")?.shape == expected)
    }
  }

  @Test("every operator has the precedence that Swift gives it")
  func all() {
    let operators = Set(ValueExpression.Operator.allCases.map(\.rawValue))
    #expect(operators == Set(Self.rows.joined()))
  }

  @Test("white space around an operator does not matter", arguments: ranks.map(\.0))
  func blanks(_ joining: String) {
    let shape = "(a \(joining) b)"
    for text in ["a \(joining) b", "a  \(joining)\tb", "(a)\(joining)(b)", "(a) \(joining)(b)"] {
      #expect(BehaviorFixture.value(text)?.shape == shape, "\(text)")
    }
  }

  @Test(
    "a cast binds looser than a sum and tighter than a comparison",
    arguments: [
      ("a + b as! C", "((a + b) as! C)"), ("a == b as? C", "(a == (b as? C))"),
      ("a ?? b as? C", "(a ?? (b as? C))"), ("a as? B as! C", "((a as? B) as! C)"),
      ("!a as! B", "(!a as! B)"), ("a.b[0] as! C", "(a.b[0] as! C)"),
    ])
  func casts(_ text: String, _ shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }

  @Test(
    "signs bind to an adjacent operand",
    arguments: [
      ("-a + b", "(-a + b)"), ("a * -b", "(a * -b)"), ("a - -b", "(a - -b)"), ("!!a", "!!a"),
      ("-a.b", "-a.b"), ("!a[0]", "!a[0]"), ("-f(1)", "-f(1)"), ("!(a && b)", "!(a && b)"),
      ("-1 + 2", "(-1 + 2)"), ("2 * -1", "(2 * -1)"), ("a[-1]", "a[-1]"), ("!a == b", "(!a == b)"),
    ])
  func signs(_ text: String, _ shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }

  @Test(
    "conditional operators associate to the right",
    arguments: [
      ("a ? b ? 1 : 2 : 3", "(a ? (b ? 1 : 2) : 3)"), ("a || b ? c : d", "((a || b) ? c : d)"),
      ("a ? b : c + d", "(a ? b : (c + d))"), ("a ?? b ? c : d", "((a ?? b) ? c : d)"),
      ("[a ? b : c, d]", "[(a ? b : c), d]"), ("{ a: b ? c : d }", "{a: (b ? c : d)}"),
      ("f(a: b ? c : d)", "f(a: (b ? c : d))"),
    ])
  func choices(_ text: String, _ shape: String) {
    #expect(BehaviorFixture.value(text)?.shape == shape)
  }
}
