import BoardwalkBase
import Testing

@Suite("String interpolation")
struct TemplateTests {
  /// The parts of the text `source`, values in angle quotes; nil where it is no such text.
  private func parts(_ source: String) -> [String]? {
    let file = SourceFile(path: "a.behavior", text: source)
    guard case .template(let parts) = Lexer.tokens(of: file, readingTemplates: true).first?.value
    else { return nil }
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .value(let range): "‹\(file.text(in: range))›"
      }
    }
  }

  @Test(
    "an interpolation ends at its matching parenthesis, past nested parentheses and strings",
    arguments: [
      (#""\(a)""#, ["‹a›"]), (#""\(a)\(b)""#, ["‹a›", "‹b›"]),
      (#""x \(a) y""#, ["x ", "‹a›", " y"]),
      (#""\(f(1, (2)))""#, ["‹f(1, (2))›"]), (#""\(f(")"))!""#, [#"‹f(")")›"#, "!"]),
      (#""\("in \(b)")""#, [#"‹"in \(b)"›"#]), (#""\()""#, ["‹›"]),
      (#""größe \(ä)""#, ["größe ", "‹ä›"]),
      (#""\n\(a)\u{41}\"""#, ["\n", "‹a›", "A\""]), (#""\\\(a)""#, ["\\", "‹a›"]),
      (#""(\(a))""#, ["(", "‹a›", ")"]), (#""\(a) \\(b)""#, ["‹a›", " \\(b)"]),
    ])
  func values(_ source: String, _ parts: [String]) {
    #expect(self.parts(source) == parts)
  }

  @Test(
    "a string without interpolations, or without an end, is not a template",
    arguments: [
      #""a""#, #""\\(a)""#, #""\(a""#, #""\(a)"#, "\"\\(a\n)\"", #""\(")""#, #""\(a)\q""#, "",
    ])
  func others(_ source: String) {
    #expect(parts(source) == nil)
  }

  @Test("languages without interpolation reject its syntax")
  func unread() {
    let tokens = Lexer.tokens(of: SourceFile(path: "a.flow", text: #""\(a)""#))
    guard case .malformedString(_, let range) = tokens.first?.value else {
      Issue.record("no malformed text")
      return
    }
    #expect(range == 1..<3)
  }

  @Test("endlessly nested strings are rejected in linear time", arguments: [10, 10_000])
  func depth(_ count: Int) {
    let source = String(repeating: #""\("#, count: count)
    #expect(parts(source) == nil)
    #expect(parts(source + String(repeating: #")""#, count: count)) == nil)
  }
}
