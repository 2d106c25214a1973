import BoardwalkPlatform
import Testing

@Suite("Text sizes")
struct TextSizeTests {
  @Test("text sizes are ordered from the smallest to the largest")
  func order() {
    #expect(TextSize.allCases.sorted() == TextSize.allCases)
    #expect(TextSize.extraSmall < .standard && TextSize.standard < .accessibility5)
  }

  @Test("the readable width never decreases as the text size increases")
  func readableWidth() {
    let widths = TextSize.allCases.map(\.readableWidth)
    #expect(widths == widths.sorted())
    #expect(TextSize.standard.readableWidth == 672 && widths.first == 560 && widths.last == 896)
  }

  @Test("text sizes are found by name in any case")
  func names() {
    for size in TextSize.allCases { #expect(TextSize(named: size.rawValue.lowercased()) == size) }
    #expect(TextSize(named: "huge") == nil)
  }

  @Test(
    "a language determines the layout direction",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur_PK", true), ("AR", true), ("en", false),
      ("de", false), ("arn", false), ("zh-Hant", false), ("", false),
    ])
  func languageDirection(_ language: String, _ isRightToLeft: Bool) {
    #expect((UserInterfaceLayoutDirection(language: language) == .rightToLeft) == isRightToLeft)
  }
}
