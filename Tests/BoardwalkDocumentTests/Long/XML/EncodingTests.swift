import BoardwalkBase
import BoardwalkDocument
import Testing

@Suite("Encodings")
struct EncodingTests {
  private func finding(_ bytes: [UInt8]) throws -> Finding {
    let file = SourceFile(path: "a.xml", bytes: bytes)
    return try #require(throws: UnreadableDocument.self) { try XMLReader().read(file) }.finding
  }

  @Test(
    "other encodings are detected by their first bytes",
    arguments: [
      ([0xFF, 0xFE, 0x3C, 0x00], "UTF-16", 2), ([0xFE, 0xFF, 0x00, 0x3C], "UTF-16", 2),
      ([0x3C, 0x00, 0x61, 0x00], "UTF-16", 2), ([0x00, 0x3C, 0x00, 0x61], "UTF-16", 2),
      ([0xFF, 0xFE, 0x00, 0x00, 0x3C], "UTF-32", 4), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32", 4),
    ] as [([UInt8], String, Int)])
  func marks(_ bytes: [UInt8], _ name: String, _ length: Int) throws {
    let finding = try finding(bytes)
    #expect(finding.message == "the encoding is \(name), not UTF-8")
    #expect(finding.range == 0..<length)
  }

  @Test(
    "UTF-8 may be declared in any case and quotes, or not at all",
    arguments: [
      "<?xml version=\"1.0\"?>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<?xml version=\"1.0\" encoding='utf-8'?>", "<?xml version='1.0' encoding = \"Utf-8\" ?>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>", "", "\u{FEFF}",
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    ])
  func utf8(_ start: String) throws {
    let file = SourceFile(path: "a.xml", text: start + "<a b=\"größe 🧺\"/>")
    let tree = try XMLReader().read(file).tree
    #expect(tree.root?["b"] == "größe 🧺")
    #expect(XMLWriter().write(tree) == file.bytes)
  }

  @Test(
    "other declared encodings are rejected at their position",
    arguments: ["UTF-16", "ISO-8859-1", "us-ascii", "windows-1252", "UTF-7"])
  func names(_ name: String) throws {
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><a/>"
    let finding = try finding(Array(text.utf8))
    #expect(SourceFile(path: "a", text: text).text(in: finding.range) == name)
  }

  @Test(
    "invalid UTF-8 is reported at its first byte",
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0x81], [0xC3], [0xC3, 0x28], [0xE2, 0x82],
      [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE],
      [0xFF],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) throws {
    // Letters of two, three and four bytes in front must not move the place.
    let start = Array("<a b=\"é€🧺".utf8)
    for filling in [0, 250, 251, 252, 253, 254, 255, 256] {
      let before = start + [UInt8](repeating: 0x61, count: filling)
      let finding = try finding(before + bytes + Array("\"/>".utf8))
      #expect(finding.range == before.count..<before.count + 1)
      #expect(finding.message.hasSuffix("is not valid UTF-8"))
    }
  }

  @Test(
    "characters at the limits of UTF-8 ranges are read",
    arguments: [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x1FFFE, 0x10FFFF])
  func limits(_ code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    let file = SourceFile(path: "a.xml", text: "<a b=\"\(scalar)\">\(scalar)</a>")
    let root = try #require(try XMLReader().read(file).tree.root)
    #expect(root["b"] == String(scalar))
    #expect(root.text == String(scalar))
    let number = SourceFile(path: "a.xml", text: "<a b=\"&#\(code);\">&#\(code);</a>")
    let same = try #require(try XMLReader().read(number).tree.root)
    #expect(same["b"] == root["b"] && same.text == root.text)
  }

  @Test(
    "characters outside of XML are reported, literal or as references",
    arguments: [0x1, 0x8, 0xB, 0xC, 0xE, 0x1F, 0xFFFE, 0xFFFF])
  func forbidden(_ code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    for text in ["<a b=\"\(scalar)\"/>", "<a>\(scalar)</a>", "<a><!--\(scalar)--></a>"] {
      let finding = try finding(Array(text.utf8))
      #expect(SourceFile(path: "a", text: text).text(in: finding.range) == String(scalar))
      #expect(finding.message.contains("is not allowed in XML"))
    }
    let number = "<a>&#\(code);</a>"
    #expect(try finding(Array(number.utf8)).range == 3..<number.utf8.count - 4)
  }
}
