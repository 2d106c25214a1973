import BoardwalkSnapshot
import Testing

@Suite("Text widths in cells")
struct CellWidthTests {
  @Test(
    "wide characters and emoji take two cells, and combining marks none",
    arguments: [
      ("", 0), ("abc", 3), ("Grüße", 5), ("日本語", 6), ("한국어", 6), ("ｱｲｳ", 3), ("Ａ", 2),
      ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("✈️", 2), ("✈", 1), ("1️⃣", 2),
      ("☺︎", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200B}", 0), ("a\u{200D}b", 2),
      ("שלום", 4), ("\u{E001}", 1), ("\t", 0), ("\u{2028}", 0), ("│", 1), ("…", 1), ("﷽", 1),
      ("각", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ก็", 1),
    ])
  func characters(_ text: String, _ cells: Int) {
    #expect(CellWidth.of(text) == cells)
  }

  @Test("the width of a text is the sum of its characters' widths")
  func sum() {
    for text in ["日本 and 👩‍👩‍👧‍👦!", "Grüße aus Köln", "a\u{301}\u{302}b"] {
      #expect(CellWidth.of(text) == text.reduce(0) { $0 + CellWidth.of($1) })
    }
  }
}
