import BoardwalkBase
import Testing

@Suite("UTF-8 validation")
struct EncodingCheckTests {
  private func ranges(_ bytes: [UInt8]) -> [Range<Int>] {
    EncodingCheck.errors(in: SourceFile(path: "a.scene", bytes: bytes)).map(\.range)
  }

  @Test(
    "the first invalid byte is found after characters of any length",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE0, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0xA7], [0xFE], [0xFF],
    ] as [[UInt8]])
  func malformed(_ bytes: [UInt8]) {
    for start in ["", "abc\n", "é", "日本", "🧺", "a é 日 🧺 "] {
      let before = Array(start.utf8)
      #expect(ranges(before + bytes) == [before.count..<before.count + 1], "\(start)")
      #expect(ranges(before + bytes + [0x20] + bytes) == [before.count..<before.count + 1])
    }
  }

  @Test("valid UTF-8 passes", arguments: ["", "abc", "é日🧺", "\u{FEFF}a", "\u{10FFFF}\0"])
  func sound(_ text: String) {
    #expect(ranges(Array(text.utf8)).isEmpty)
  }
}
