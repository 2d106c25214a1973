import Testing

@testable import BoardwalkLayout

/// Visible lines of texts, and how they are truncated.
@Suite("Visible text lines")
struct TextLineTests {
  private let font = TextFont(pointSize: 17)
  private let words = "The quick brown fox jumps over the lazy dog near the river bank"

  @Test("a text that fits is not truncated")
  func wholeText() {
    let line = font.visibleLines(of: "Hello UIKit", within: 80, limit: 1)
    #expect(line.map(\.text) == ["Hello UIKit"])
    #expect(line[0].width <= 80.5)
  }

  @Test("a truncated line ends in an ellipsis")
  func singleLine() {
    let lines = font.visibleLines(of: words, within: 200, limit: 1)
    #expect(lines.count == 1)
    #expect(lines[0].text.hasSuffix("…") && words.hasPrefix(lines[0].text.dropLast()))
    #expect(lines[0].width <= 200.5)
  }

  @Test("only the last line of a truncated text ends in an ellipsis")
  func lastLine() {
    let lines = font.visibleLines(of: words, within: 200, limit: 2)
    #expect(lines.count == 2)
    #expect(!lines[0].text.hasSuffix("…") && lines[1].text.hasSuffix("…"))
    #expect(font.visibleLines(of: words, within: 200, limit: 5).count == 3)
  }

  @Test("line breaks become spaces in a single line")
  func lineBreaks() {
    #expect(font.visibleLines(of: "a\nb", within: 100, limit: 1).map(\.text) == ["a b"])
  }

  @Test("a text without space is an ellipsis, and an empty text stays empty")
  func zeroWidth() {
    #expect(font.truncated("Hello", to: 0).text == "…")
    #expect(font.truncated("", to: 0).text.isEmpty)
  }

  @Test("a very long text is truncated to one short line")
  func longText() {
    let long = String(repeating: "word ", count: 50_000)
    #expect(font.visibleLines(of: long, within: 300, limit: 1)[0].text.count < 60)
  }

  @Test("wrapped lines have all words of the text and the widths of their own texts")
  func wrappedLines() {
    let lines = font.lines(of: words, within: 200)
    #expect(lines.map(\.text).joined(separator: " ") == words)
    for line in lines { #expect(abs(line.width - font.width(of: line.text)) < 2) }
  }
}
