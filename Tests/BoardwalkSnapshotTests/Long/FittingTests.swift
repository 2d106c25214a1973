import Testing

@testable import BoardwalkSnapshot

@Suite("Text fitting")
struct FittingTests {
  @Test(
    "long text is truncated with an ellipsis",
    arguments: [
      ("Homepwner", 9, "Homepwner"), ("Homepwner", 8, "Homepwn…"), ("Homepwner", 1, "…"),
      ("Homepwner", 0, ""), ("Rusty Spork", 7, "Rusty…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"),
    ])
  func truncation(_ text: String, _ width: Int, _ expected: String) {
    let cut = Fitting.truncate(text, to: width)
    #expect(cut == expected)
    #expect(CellWidth.of(cut) <= width)
  }

  @Test(
    "padded text has exactly the requested width",
    arguments: [
      ("ab", Fitting.Alignment.left, "ab   "), ("ab", .center, " ab  "), ("ab", .right, "   ab"),
      ("日本", .right, " 日本"), ("abcdef", .center, "abcd…"), ("日本語", .left, "日本…"),
    ])
  func padding(
    _ text: String, _ alignment: Fitting.Alignment, _ expected: String
  ) {
    let padded = Fitting.pad(text, to: 5, alignment)
    #expect(padded == expected)
    #expect(CellWidth.of(padded) == 5)
  }

  @Test("lines are broken at blanks and line separators")
  func wrapping() {
    #expect(Fitting.wrap("one two three", to: 7, limit: 9) == ["one two", "three"])
    #expect(Fitting.wrap("one\u{2028}two\nthree", to: 9, limit: 9) == ["one", "two", "three"])
    #expect(Fitting.wrap("", to: 9, limit: 9) == [""])
  }

  @Test("words wider than a line are broken")
  func longWords() {
    #expect(Fitting.wrap("abcdefgh", to: 3, limit: 9) == ["abc", "def", "gh"])
    #expect(Fitting.wrap("日本語のテキスト", to: 5, limit: 9) == ["日本", "語の", "テキ", "スト"])
    #expect(Fitting.wrap("日本", to: 1, limit: 9) == ["日", "本"])
  }

  @Test("lines beyond the limit are dropped, and the last line ends in an ellipsis")
  func lineLimit() {
    #expect(Fitting.wrap("one two three four", to: 5, limit: 2) == ["one", "two…"])
    #expect(Fitting.wrap("abcdefgh", to: 3, limit: 2) == ["abc", "de…"])
    #expect(Fitting.wrap("abc", to: 3, limit: 0).isEmpty)
  }
}
