import BoardwalkBase
import BoardwalkBehavior
import Testing

/// Chains are read in a loop and could be of any length; whatever follows a value to its parts goes
/// as deep as the chain is long.
@Suite("Expression depth")
struct ExpressionDepthTests {
  /// A value followed by many equal links.
  struct Chain: Sendable, CustomTestStringConvertible {
    let start: String
    let link: String
    let count: Int

    var text: String { start + String(repeating: link, count: count) }
    var testDescription: String { "\(start) and \(count) times \(link)" }
  }

  private static func chains(_ count: Int) -> [Chain] {
    [("1", " + 1"), ("true", " && true"), ("item", ".next"), ("items", "[0]")].map {
      Chain(start: $0, link: $1, count: count)
    }
  }

  @Test("a chain at the depth limit parses", arguments: chains(ValueExpression.heightLimit - 1))
  func highest(_ chain: Chain) throws {
    let value = try #require(BehaviorFixture.value(chain.text))
    #expect(value.height == ValueExpression.heightLimit)
  }

  @Test(
    "a chain past the depth limit is an error",
    arguments: chains(ValueExpression.heightLimit) + chains(20_000))
  func tooHigh(_ chain: Chain) {
    let file = BehaviorFixture.file(
      "behavior A {\n  viewDidLoad {\n    a = \(chain.text)\n  }\n}\n")
    #expect(
      file.findings.map(\.message) == [
        "this value is nested more than 200 levels deep"
      ])
  }

  @Test(
    "prefix operators nest as deep as parentheses",
    arguments: ["instantiate ", "map name over ", "filter a in ", "!", "-"])
  func prefixes(_ prefix: String) {
    let text = String(repeating: prefix, count: 20_000) + "a"
    let file = BehaviorFixture.file("behavior A {\n  viewDidLoad {\n    a = \(text)\n  }\n}\n")
    #expect(file.findings.count == 1)
    #expect(BehaviorFixture.value("\(prefix == "filter a in " ? "!" : prefix)a") != nil)
  }
}
