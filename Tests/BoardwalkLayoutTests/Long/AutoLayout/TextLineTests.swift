import Testing

@testable import BoardwalkLayout

/// Lines that are seen, and what is cut off.
struct TextLineTests {
  private let font = TextFont(pointSize: 17)
  private let words = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test func whatFitsStaysWhole() {
    let line = font.visibleLines(of: "Hello UIKit", within: 80, limit: 1)
    #expect(line.map(\.text) == ["Hello UIKit"])
    #expect(line[0].width <= 80.5)
  }

  @Test func oneLineEndsInAnEllipsis() {
    let lines = font.visibleLines(of: words, within: 200, limit: 1)
    #expect(lines.count == 1)
    #expect(lines[0].text.hasSuffix("…") && words.hasPrefix(lines[0].text.dropLast()))
    #expect(lines[0].width <= 200.5)
  }

  @Test func theLastOfSeveralLinesSaysThatThereIsMore() {
    let lines = font.visibleLines(of: words, within: 200, limit: 2)
    #expect(lines.count == 2)
    #expect(!lines[0].text.hasSuffix("…") && lines[1].text.hasSuffix("…"))
    #expect(font.visibleLines(of: words, within: 200, limit: 5).count == 3)
  }

  @Test func lineEndsOfTheTextAreSpacesOnOneLine() {
    #expect(font.visibleLines(of: "a\nb", within: 100, limit: 1).map(\.text) == ["a b"])
  }

  @Test func noRoomLeavesAnEllipsis() {
    #expect(font.truncated("Hello", to: 0).text == "…")
    #expect(font.truncated("", to: 0).text.isEmpty)
  }

  @Test func longTextsAreCutInNoTime() {
    let long = String(repeating: "word ", count: 50_000)
    #expect(font.visibleLines(of: long, within: 300, limit: 1)[0].text.count < 60)
  }

  @Test func linesKeepTheWordsOfTheText() {
    let lines = font.lines(of: words, within: 200)
    #expect(lines.map(\.text).joined(separator: " ") == words)
    for line in lines { #expect(abs(line.width - font.width(of: line.text)) < 2) }
  }
}
