import BoardwalkLayout
import Testing

@Suite("Measured texts")
struct MeasuredTextTests {
  private let font = TextFont(pointSize: 17)

  @Test("of a text beyond every screen the beginning is measured")
  func length() {
    let limit = String(repeating: "a", count: 100_000)
    #expect(font.width(of: limit) > 500_000)
    #expect(font.width(of: limit + "bcd") == font.width(of: limit))
    #expect(font.width(of: String(limit.dropLast())) < font.width(of: limit))
    let emoji = String(repeating: "é", count: 100_000)
    #expect(font.width(of: emoji + "é") == font.width(of: emoji))
  }

  @Test("so are the lines of such a text")
  func lines() {
    let lines = String(repeating: "word\n", count: 20_000)
    let found = font.lines(of: lines + lines, within: 100)
    #expect(found.count == 20_001)
    #expect(found.prefix(20_000).allSatisfy { $0.text == "word" })
    #expect(font.visibleLines(of: lines + lines, within: 100, limit: 3).count == 3)
    #expect(font.visibleLines(of: lines + lines, within: 100, limit: 1).count == 1)
  }
}
