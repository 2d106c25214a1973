import BoardwalkPlatform
import Testing

struct TextSizeTests {
  @Test func sizesGrowFromTheSmallestOn() {
    #expect(TextSize.allCases.sorted() == TextSize.allCases)
    #expect(TextSize.extraSmall < .standard && TextSize.standard < .accessibility5)
  }

  @Test func largerTextMayBeWider() {
    let widths = TextSize.allCases.map(\.readableWidth)
    #expect(widths == widths.sorted())
    #expect(TextSize.standard.readableWidth == 672 && widths.first == 560 && widths.last == 896)
  }

  @Test func namesAreFoundWhateverTheirCase() {
    for size in TextSize.allCases { #expect(TextSize(named: size.rawValue.lowercased()) == size) }
    #expect(TextSize(named: "huge") == nil)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur_PK", true), ("AR", true), ("en", false),
    ("de", false), ("arn", false), ("zh-Hant", false), ("", false),
  ])
  func languagesTellTheirDirection(_ language: String, _ isRightToLeft: Bool) {
    #expect((UserInterfaceLayoutDirection(language: language) == .rightToLeft) == isRightToLeft)
  }
}
