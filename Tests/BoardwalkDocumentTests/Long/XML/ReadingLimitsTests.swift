import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Reading limits")
struct ReadingLimitsTests {
  private func finding(
    _ text: String, _ limits: ReadingLimits = ReadingLimits()
  ) throws -> Finding {
    var reader = XMLReader()
    reader.limits = limits
    let file = SourceFile(path: "large.xml", text: text)
    return try #require(throws: UnreadableDocument.self) { try reader.read(file) }.finding
  }

  @Test("an element with a hundred thousand attributes is rejected at once")
  func attributes() throws {
    let attributes = (0..<100_000).map { " a\($0)=\"\"" }.joined()
    let finding = try finding("<a>\n<b\(attributes)/></a>")
    #expect(finding.message == "an element has more than 1000 attributes")
    #expect(finding.range.lowerBound == 4)
  }

  @Test("a hundred thousand levels are rejected")
  func depth() throws {
    let levels = 100_000
    let text =
      String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    let finding = try finding(text)
    #expect(
      finding.message == "elements are nested deeper than 1000 levels")
    #expect(finding.range == 3_000..<3_003)
  }

  @Test("a hundred thousand unclosed levels are rejected")
  func openDepth() throws {
    let finding = try finding(String(repeating: "<a>", count: 100_000))
    #expect(finding.range == 3_000..<3_003)
  }

  @Test("a tag of more than a megabyte is rejected")
  func tag() throws {
    let value = String(repeating: "v", count: 1 << 20)
    let finding = try finding("<a>\n  <b c=\"\(value)\"/>\n</a>")
    #expect(finding.message == "the tag has more than 1048576 bytes")
    #expect(finding.range.lowerBound == 6)
  }

  @Test("texts and comments of more than a megabyte are allowed")
  func text() throws {
    let text = String(repeating: "line of text\n", count: 100_000)
    let file = SourceFile(path: "a", text: "<a><string>\(text)</string><!--\(text)--></a>")
    let tree = try XMLReader().read(file).tree
    #expect(tree.root?.child("string")?.text == text)
    #expect(XMLWriter().write(tree) == file.bytes)
  }

  @Test("a file over the size limit is rejected, whatever its contents")
  func fileSize() throws {
    var limits = ReadingLimits()
    limits.fileSize = 10
    let finding = try finding("<a b=\"0\"/>\n", limits)
    #expect(finding.message == "the document has 11 bytes; the limit is 10")
    #expect(finding.range == 0..<0)
  }

  @Test("a document at a limit is allowed")
  func justFits() throws {
    var reader = XMLReader()
    reader.limits.fileSize = 41
    reader.limits.attributes = 2
    reader.limits.depth = 2
    reader.limits.tagSize = 16
    let file = SourceFile(path: "a", text: "<a b=\"0\" cd=\"\">\n  <b ef=\"123456\"/>\n</a>")
    #expect(file.bytes.count <= 41)
    #expect(throws: Never.self) { try reader.read(file) }
  }

  @Test(
    "a document one over a limit is rejected",
    arguments: [
      ("<a b=\"\" c=\"\" d=\"\"/>", "an element has more than 2 attributes"),
      ("<a><b><c/></b></a>", "elements are nested deeper than 2 levels"),
      ("<a bcd=\"0123456789012\"/>", "the tag has more than 20 bytes"),
    ])
  func oneTooMany(text: String, message: String) throws {
    var limits = ReadingLimits()
    limits.attributes = 2
    limits.depth = 2
    limits.tagSize = 20
    #expect(try finding(text, limits).message == message)
  }

  @Test("quotes and brackets inside values do not count toward limits")
  func signs() throws {
    var reader = XMLReader()
    reader.limits.attributes = 2
    let file = SourceFile(path: "a", text: "<a b='\"\"\"\"\"\"' c=\"> > ' ' '\">\"\"''\"\"</a>")
    #expect(try reader.read(file).tree.root?["b"] == "\"\"\"\"\"\"")
  }

  @Test("Foundation's parser reads more than ten million bytes")
  func largeFile() throws {
    let child = "    <view key=\"view\" contentMode=\"scaleToFill\" id=\"abc-de-fgh\"/>\n"
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document>\n"
      + String(repeating: child, count: 10_500_000 / child.utf8.count) + "</document>\n"
    let file = SourceFile(path: "a", text: text)
    let tree = try XMLReader().read(file).tree
    #expect(file.bytes.count > 10_000_000)
    #expect(tree.nonCanonicalSpellings.isEmpty)
    #expect(XMLWriter().write(tree) == file.bytes)
  }
}
