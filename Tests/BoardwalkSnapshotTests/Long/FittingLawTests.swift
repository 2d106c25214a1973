import Testing

@testable import BoardwalkSnapshot

/// Whatever a text is made of, it never takes more cells than it is given: one row that is too long
/// breaks the frame of a whole picture.
@Suite("Text fitting laws")
struct FittingLawTests {
  static let texts = [
    "", " ", "   ", "a", "Homepwner", "one two three", "  leading", "trailing  ", "日本語のテキスト",
    "a日b本c", "👩‍👩‍👧‍👦👍🏽🇩🇪", "e\u{301}e\u{301}e\u{301}", "שלום עולם", "a\u{200B}b\u{200D}c", "ก็ก็",
    "supercalifragilistic expialidocious", "\u{301}\u{302}", "a\nb\r\nc", "x…y",
    "각\u{1112}\u{1161}",
  ]

  @Test("a truncated text fits and keeps its beginning", arguments: texts, 0...9)
  func truncation(_ text: String, _ width: Int) {
    let cut = Fitting.truncate(text, to: width)
    #expect(CellWidth.of(cut) <= width)
    #expect(cut == text || cut.isEmpty || cut.last == "…")
    #expect(cut == text || text.hasPrefix(cut.dropLast()))
    #expect(Fitting.truncate(cut, to: width) == cut)
    if CellWidth.of(text) <= width { #expect(cut == text) }
  }

  @Test("a padded text fills its cells exactly", arguments: texts, 0...9)
  func padding(_ text: String, _ width: Int) {
    for alignment in [Fitting.Alignment.left, .center, .right] {
      #expect(CellWidth.of(Fitting.pad(text, to: width, alignment)) == width)
    }
  }

  @Test("wrapped lines fit and keep all words", arguments: texts, 2...9)
  func wrapping(_ text: String, _ width: Int) {
    let lines = Fitting.wrap(text, to: width, limit: 1_000)
    #expect(lines.allSatisfy { CellWidth.of($0) <= width })
    func letters(_ text: String) -> String {
      VisibleText.lines(text).joined().filter { $0 != " " }
    }
    #expect(lines.joined().filter { $0 != " " } == letters(text))
    #expect(lines.count >= VisibleText.lines(text).count)
  }

  @Test("a limit of lines ends in an ellipsis", arguments: texts, 1...4)
  func limits(_ text: String, _ limit: Int) {
    let all = Fitting.wrap(text, to: 4, limit: 1_000)
    let some = Fitting.wrap(text, to: 4, limit: limit)
    #expect(some.count == min(all.count, limit))
    #expect(some.allSatisfy { CellWidth.of($0) <= 4 })
    #expect(Array(some.dropLast()) == Array(all.prefix(some.count).dropLast()))
    #expect((some.last?.last == "…") == (all.count > limit) || text.contains("…"))
  }

  @Test(
    "displayed text has no line breaks and no control characters", arguments: texts)
  func visible(_ text: String) {
    let line = VisibleText.line(text + "\u{202E}\u{1B}[31m\u{7}\n\t\u{85}\u{9B}")
    #expect(VisibleText.line(line) == line)
    #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    #expect(!line.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) })
    #expect(!line.unicodeScalars.contains("\u{202E}"))
  }
}
