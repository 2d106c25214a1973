import BoardwalkDevices
import Testing

struct TextSizeTests {
  @Test func namesAreThoseOfTheSettings() {
    #expect(TextSize(named: "xxl") == .extraExtraLarge)
    #expect(TextSize(named: "AX5") == .accessibility5)
    #expect(TextSize(named: "huge") == nil)
    #expect(TextSize.allCases.count == 12)
  }

  @Test func bodyGrowsFromTheSmallestToTheLargest() {
    #expect(TextSize.extraSmall.pointSize(of: "Body") == 14)
    #expect(TextSize.large.pointSize(of: "Body") == 17)
    #expect(TextSize.accessibility5.pointSize(of: "Body") == 53)
    #expect(TextSize.large.pointSize(of: "Poster") == nil)
  }

  @Test(arguments: ["Title0", "Title1", "Title2", "Title3", "Headline", "Callout", "Subhead"])
  func noStyleShrinksWithTheSetting(_ style: String) {
    let points = TextSize.allCases.compactMap { $0.pointSize(of: style) }
    #expect(points.count == 12)
    #expect(points == points.sorted())
  }

  @Test func smallStylesStayReadable() {
    #expect(TextSize.extraSmall.pointSize(of: "Caption2") == 11)
    #expect(TextSize.extraSmall.pointSize(of: "Footnote") == 12)
  }
}
