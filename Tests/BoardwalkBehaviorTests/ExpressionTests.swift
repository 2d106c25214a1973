import BoardwalkBehavior
import Testing

@Suite("Values in behaviours")
struct ExpressionTests {
  @Test(
    "operators bind as in Swift",
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
    "paths, calls and the words of the language are told apart",
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

extension ValueExpression {
  /// The value with all its parentheses.
  fileprivate var shape: String {
    switch form {
    case .text(let text): "\"\(text)\""
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .bool(let bool): "\(bool)"
    case .nil: "nil"
    case .word(let word): "." + word
    case .template(let pieces): "\"" + pieces.map(\.shape).joined() + "\""
    case .list(let values): "[" + values.map(\.shape).joined(separator: ", ") + "]"
    case .record(let fields):
      "{" + fields.map { "\($0.name): \($0.value.shape)" }.joined(separator: ", ") + "}"
    case .name(let name): name
    case .member(let value, let name, _): value.shape + "." + name
    case .element(let value, let index): "\(value.shape)[\(index.shape)]"
    case .call(let callee, let arguments):
      callee.shape + "("
        + arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.value.shape }
        .joined(separator: ", ") + ")"
    case .not(let value): "!" + value.shape
    case .negative(let value): "-" + value.shape
    case .binary(let joining, let left, let right):
      "(\(left.shape) \(joining.rawValue) \(right.shape))"
    case .choice(let condition, let first, let second):
      "(\(condition.shape) ? \(first.shape) : \(second.shape))"
    case .cast(let value, let name, _, let isForced):
      "(\(value.shape) as\(isForced ? "!" : "?") \(name))"
    case .map(let key, let list): "map \(key) over \(list.shape)"
    case .filter(let name, let list, let condition):
      "filter \(name) in \(list.shape) where \(condition.shape)"
    case .instantiate(let identifier, let storyboard):
      "instantiate \(identifier.shape)" + (storyboard.map { " from \($0.shape)" } ?? "")
    }
  }
}

extension ValueExpression.Piece {
  fileprivate var shape: String {
    switch self {
    case .text(let text): text
    case .value(let value): "\\(\(value.shape))"
    }
  }
}
