import BoardwalkBase
import BoardwalkBehavior
import BoardwalkTestSupport
import Testing

/// Values that nobody would write, made by chance from a seed: what a value says stays the same,
/// whether all its parentheses are written, and however it is laid out.
@Suite("Random expressions")
struct RandomValueTests {
  private struct Maker {
    var generator: SeededGenerator

    mutating func value(_ depth: Int) -> String {
      guard depth > 0 else { return leaf() }
      let a = value(depth - 1)
      let b = value(depth - 1)
      switch Int.random(in: 0..<11, using: &generator) {
      case 0...3:
        let joining = ValueExpression.Operator.allCases.randomElement(using: &generator) ?? .plus
        return "\(a) \(joining.rawValue) \(b)"
      case 4: return "(\(a))"
      case 5: return "[\(a), \(b)]"
      case 6: return "{ a: \(a), b: \(b) }"
      case 7: return "f(\(a), b: \(b))"
      case 8: return "(\(a) ? \(b) : \(leaf()))"
      case 9: return "item[\(a)].name"
      default: return "!(\(a) as! Cell)"
      }
    }

    private mutating func leaf() -> String {
      let leaves = [
        "a", "b.c", "1", "-2", "0.5", "nil", "true", "\"x\"", ".red", "self", "!d", "-e",
      ]
      return leaves.randomElement(using: &generator) ?? "a"
    }
  }

  @Test("a fully parenthesized expression parses to the same value", arguments: 0..<40)
  func parentheses(_ seed: Int) throws {
    var maker = Maker(generator: SeededGenerator(seed: UInt64(seed)))
    for depth in 1...5 {
      let text = maker.value(depth)
      let shape = try #require(BehaviorFixture.value(text)?.shape, "\(text)")
      #expect(BehaviorFixture.value(shape)?.shape == shape, "\(text)")
    }
  }

  @Test("a formatted expression parses to the same value", arguments: 0..<40)
  func layout(_ seed: Int) throws {
    var maker = Maker(generator: SeededGenerator(seed: UInt64(seed)))
    let value = maker.value(4)
    let loose = value.replacing(" + ", with: "+").replacing(", ", with: " ,\n ")
    let text = "behavior A {\nviewDidLoad {\na = (\(loose))\n}\n}\n"
    let formatted = try #require(
      BehaviorFormatter().format(SourceFile(path: "a.behavior", text: text)).text, "\(text)")
    let file = SourceFile(path: "a.behavior", text: formatted)
    guard
      case .assign(let read, _) = BehaviorFile(file).classes.first?.handlers.first?.body.first?
        .action
    else {
      Issue.record("\(formatted) assigns nothing")
      return
    }
    #expect(read.shape == BehaviorFixture.value(value)?.shape)
    #expect(BehaviorFormatter().format(file).text == formatted)
  }
}
