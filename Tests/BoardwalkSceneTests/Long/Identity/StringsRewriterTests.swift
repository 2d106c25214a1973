import BoardwalkScene
import Testing

/// Replaced ids in the keys of strings files.
@Suite("Ids in strings files")
struct StringsRewriterTests {
  private let rewriter = StringsRewriter(["abc-12-xyz": "New-00-new1", "q": "r"])

  private let old = """
    /* Class = "UILabel"; text = "abc-12-xyz.text"; ObjectID = "abc-12-xyz"; */
    "abc-12-xyz.text" = "abc-12-xyz.text \\" ü";

    // "abc-12-xyz.text" = "x";
    "other.title"   =\t"Grüße";"q.text"="q.text";
    """

  private var new: String {
    old.replacing("\n\"abc-12-xyz.text", with: "\n\"New-00-new1.text")
      .replacing("\"q.text\"=", with: "\"r.text\"=")
  }

  @Test("ids are replaced in keys, not in values or comments")
  func keys() {
    #expect(rewriter.rewrite(Array(old.utf8)) == Array(new.utf8))
  }

  @Test(
    "UTF-16 files keep their byte order and byte order mark", arguments: [true, false],
    [true, false])
  func utf16(isLittleEndian: Bool, hasMark: Bool) {
    func bytes(_ text: String) -> [UInt8] {
      ((hasMark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
        let low = UInt8(unit & 0xFF)
        let high = UInt8(unit >> 8)
        return isLittleEndian ? [low, high] : [high, low]
      }
    }
    #expect(rewriter.rewrite(bytes(old)) == bytes(new))
  }

  @Test(
    "malformed files do not change",
    arguments: [
      "", "\"", "\"abc-12-xyz.text", "\"abc-12-xyz", "/* \"abc-12-xyz.text\" = 1;", "\"\\",
      "\"a\\\"b.c\" = ",
    ])
  func malformedFiles(text: String) {
    #expect(rewriter.rewrite(Array(text.utf8)) == Array(text.utf8))
  }

  @Test("an odd trailing byte of a UTF-16 file is kept")
  func trailingByte() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x22, 0x00, 0x71, 0x00, 0x2E, 0x00, 0x22, 0x00, 0x07]
    let expected: [UInt8] = [0xFF, 0xFE, 0x22, 0x00, 0x72, 0x00, 0x2E, 0x00, 0x22, 0x00, 0x07]
    #expect(rewriter.rewrite(bytes) == expected)
  }
}
