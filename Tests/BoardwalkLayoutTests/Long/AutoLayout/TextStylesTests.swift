import BoardwalkPlatform
import Testing

@testable import BoardwalkLayout

/// Sizes and line spacing of Dynamic Type's styles at every text size.
@Suite("Text styles")
struct TextStylesTests {
  private static let styles = [
    "Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote",
    "Caption1", "Caption2",
  ]

  @Test("ORC-86: sizes at the two smallest text sizes match the recording")
  func smallest() {
    let extraSmall = Self.styles.map { TextStyles.measure(of: $0, at: .extraSmall)?.size }
    #expect(extraSmall == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
    let small = Self.styles.map { TextStyles.measure(of: $0, at: .small)?.size }
    #expect(small == [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11])
  }

  @Test(
    "LAY-32, ORC-82: text style sizes and baseline distances match the devices")
  func standard() {
    let sizes = Self.styles.map { TextStyles.measure(of: $0, at: .large)?.size }
    #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    #expect(TextStyles.measure(of: "Subhead", at: .large)?.spacing == 20)
    #expect(TextStyles.measure(of: "Body", at: .large)?.spacing == 22)
  }

  @Test("the size and spacing of a style never shrink as the text size grows")
  func growth() {
    for style in Self.styles {
      let sizes = TextSize.allCases.compactMap { TextStyles.measure(of: style, at: $0) }
      #expect(sizes.count == TextSize.allCases.count)
      for (smaller, larger) in zip(sizes, sizes.dropFirst()) {
        #expect(smaller.size <= larger.size && smaller.spacing <= larger.spacing, "\(style)")
      }
      for measure in sizes { #expect(measure.spacing > measure.size) }
    }
    #expect(TextStyles.measure(of: "Unheard", at: .large) == nil)
  }
}
