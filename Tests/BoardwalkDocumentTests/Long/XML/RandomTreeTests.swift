import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

/// Trees that no parser made: whatever a tree holds, its canonical form reads as the same tree.
@Suite("Random element trees")
struct RandomTreeTests {
  private static let names = ["a", "string", "mutableString", "view", "größe", "a.b", "_1.-", "日本"]

  private static let values = [
    "", " ", "\n", "\r", "\t \n", "a", "<&>\"'", "]]>", "&amp;", "&#10;", "--", "é€🧺", "\u{85}",
    "\u{2028}", "a\r\nb", " a ", "\u{FFFD}", "=======", "e\u{301}", "\u{7F}",
  ]

  private func build(_ seed: UInt64) -> ElementTree {
    var random = SeededGenerator(seed: seed)
    func pick(_ list: [String]) -> String { list[random.number(below: list.count)] }
    var builder = TreeBuilder()
    builder.declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    builder.openElement("root")
    for _ in 0..<60 {
      switch random.number(below: 6) {
      case 0, 1:
        builder.openElement(pick(Self.names))
        for name in Self.names where random.number(below: 3) == 0 {
          builder.addAttribute(name, pick(Self.values))
        }
      case 2 where builder.depth > 1: builder.closeElement()
      case 3: builder.addComment(" \(random.number(below: 100)) < & > ")
      case 4 where !builder.endsWithText: builder.addText(pick(Self.values))
      default: continue
      }
    }
    while builder.depth > 0 { builder.closeElement() }
    return builder.finish()
  }

  @Test("the canonical form reads back as the same tree", arguments: 0..<60)
  func canonical(_ seed: UInt64) throws {
    let tree = build(seed)
    let bytes = XMLWriter(canonical: true).write(tree)
    let again = try XMLReader().read(SourceFile(path: "\(seed)", bytes: bytes)).tree
    #expect(again.hasSameContent(as: tree), "\(String(decoding: bytes, as: UTF8.self))")
    #expect(XMLWriter(canonical: true).write(again) == bytes)
    #expect(XMLWriter().write(again) == bytes)
  }

  @Test("every element is at the range of the source map", arguments: 0..<20)
  func places(_ seed: UInt64) throws {
    let file = SourceFile(path: "\(seed)", bytes: XMLWriter(canonical: true).write(build(seed)))
    let document = try XMLReader().read(file)
    #expect(SourceMapLaw(document).firstFault == nil)
  }
}
