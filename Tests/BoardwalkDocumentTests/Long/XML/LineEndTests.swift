import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Line ends")
struct LineEndTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
        <!-- two
        lines -->
        <label text="one&#10;two" note="three
    four"/>
        <string key="text">five
    six&#13;
    </string>
    </document>

    """

  private func tree(_ text: String) throws -> ElementTree {
    try XMLReader().read(SourceFile(path: "a.xml", text: text)).tree
  }

  @Test("line endings are preserved", arguments: ["\n", "\r\n", "\r"])
  func bytes(_ lineEnd: String) throws {
    let text = Self.document.replacing("\n", with: lineEnd)
    #expect(XMLWriter().write(try tree(text)) == Array(text.utf8))
  }

  @Test("content does not depend on line endings", arguments: ["\r\n", "\r"])
  func content(_ lineEnd: String) throws {
    let other = try tree(Self.document.replacing("\n", with: lineEnd))
    let plain = try tree(Self.document)
    let label = try #require(other.root?.child("label"))
    #expect(label["text"] == "one\ntwo")
    #expect(label["note"] == "three four")
    #expect(other.root?.child("string")?.text == "five\nsix\r\n")
    #expect(
      other.elements.map { Array($0.attributes) } == plain.elements.map { Array($0.attributes) })
  }

  @Test("a literal carriage return survives the canonical form")
  func meant() throws {
    let canonical = XMLWriter(canonical: true).write(try tree("<a b=\"&#13;&#10;\">&#13;</a>"))
    let again = try tree(String(decoding: canonical, as: UTF8.self))
    #expect(again.root?["b"] == "\r\n")
    #expect(again.root?.text == "\r")
  }

  @Test("diagnostics have the same line with all line endings", arguments: ["\n", "\r\n"])
  func places(_ lineEnd: String) throws {
    let text = ["<a>", "  <b", "    c=\"d\" c=\"e\"/>", "</a>"].joined(separator: lineEnd)
    let file = SourceFile(path: "a.xml", text: text)
    let error = try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }
    let diagnostic = Diagnostic(error.finding, in: file, lines: LineTable(file))
    #expect("\(diagnostic.start)" == "3:11")
    #expect(diagnostic.notes.first?.position.map { "\($0)" } == "3:5")
  }
}
