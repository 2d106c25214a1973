import BoardwalkBase
import Testing

@testable import BoardwalkLayout

/// Widths and heights of texts, compared with labels that were recorded on devices.
@Suite("Text metrics")
struct TextFontTests {
  private func pixels(_ value: Double, _ scale: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }

  @Test(
    "ORC-80: text widths at scale 2 match the recording to a pixel, or two points at display sizes",
    arguments: [
      ("Hello UIKit", 17.0, 80.0), ("Size 17 points", 17, 104.5), ("Fixed frame label", 17, 129.5),
      ("Badges", 17, 57.5), ("Sign Out", 17, 66), ("Plan", 17, 33), ("Amaranth", 17, 74.5),
      ("Connected", 17, 84), ("Sep 4, 2026", 17, 93.5), ("Allow Notifications", 17, 141.5),
      ("Plain Button", 15, 82.5), ("Hello", 15, 35), ("miguel@example.com", 15, 150.5),
      ("The quick brown fox", 13, 122.5), ("Size 12 points", 12, 78.5),
      ("Size 14 points", 14, 90), ("Size 10 points", 10, 67.5), ("Size 20 points", 20, 124),
      ("Size 24 points", 24, 146), ("Size 28 points", 28, 171), ("Size 34 points", 34, 208),
    ])
  func width(_ text: String, _ size: Double, _ recorded: Double) {
    let width = pixels(TextFont(pointSize: size).width(of: text), 2)
    #expect(abs(width - recorded) <= (size < 20 ? 0.5 : 2), "\(text): \(width)")
  }

  @Test(
    "ORC-80: widths of larger sizes and capitals match the recording",
    arguments: [
      ("Weight regular", 19.0, 123.5), ("Aa", 22, 25.5), ("Aa", 34, 39.5),
    ])
  func titleWidth(_ text: String, _ size: Double, _ recorded: Double) {
    let width = pixels(TextFont(pointSize: size).width(of: text), 2)
    #expect(abs(width - recorded) <= 0.5, "\(text): \(width)")
  }

  @Test("ORC-80: digits kern with periods and commas") func numbers() {
    let font = TextFont(pointSize: 17)
    // 93.5 is recorded, with one such pair.
    #expect(pixels(font.width(of: "Sep 4, 2026"), 2) == 93.5)
    let apart = font.width(of: "4") + font.width(of: ",") + font.width(of: "5")
    #expect(abs(font.width(of: "4,5") - (apart - 2 * 0.036 * 17)) < 1e-9)
    #expect(font.width(of: "4;5") > font.width(of: "4,5"))
  }

  @Test(
    "titles before iOS 11 have a tracking of 14 thousandths of their size",
    arguments: [20.0, 31, 40])
  func earlyTitles(_ size: Double) {
    func width(_ version: InterfaceBuilderVersion, _ size: Double) -> Double {
      TextFont(nil, standardSize: size, version: version).width(of: "City Name")
    }
    #expect(abs(width(.xcode8, size) - width(.xcode9, size) - 9 * 0.014 * size) < 1e-9)
    #expect(width(.xcode8, 19) == width(.xcode9, 19))
    #expect(width(.xcode10, size) == width(.xcode9, size))
  }

  @Test(
    "the system font before iOS 13 was wider at 17 points and had a separate title cut")
  func displayFont() {
    let old = TextFont(nil, standardSize: 17, version: .xcode10)
    let new = TextFont(nil, standardSize: 17, version: .xcode12)
    // Two thousandths of 17 points for each of four letters.
    #expect(abs(old.width(of: "Text") - new.width(of: "Text") - 0.136) < 1e-9)
    func width(_ size: Double, _ version: InterfaceBuilderVersion) -> Double {
      TextFont(nil, standardSize: size, version: version).width(of: "Text")
    }
    #expect(width(15, .xcode10) == width(15, .xcode11))
    #expect(width(20, .xcode10) < width(20, .xcode11))
    #expect(abs(width(40, .xcode10) - width(40, .xcode11)) < 0.3)
  }

  @Test("Xcode 11 sets 17 point characters wider than later versions, other ones do not differ")
  func trackingOfXcode11() {
    func width(_ size: Double, _ version: InterfaceBuilderVersion) -> Double {
      TextFont(nil, standardSize: size, version: version).width(of: "Text")
    }
    #expect(abs(width(17, .xcode11) - width(17, .xcode12) - 4 * 0.0035 * 17) < 1e-9)
    #expect(width(15, .xcode11) == width(15, .xcode12))
  }

  @Test("the letters of \"Ac\" are kerned")
  func fittedPair() {
    let font = TextFont(pointSize: 17)
    #expect(abs(font.width(of: "Ac") - font.width(of: "A") - font.width(of: "c") + 0.51) < 1e-9)
  }

  @Test(
    "widths of semibold texts match the recording to a pixel",
    arguments: [
      ("Library", 17.0, 56.5), ("Notifications", 17, 101.5), ("Header label", 17, 100.5),
      ("Bold Button", 17, 93.5),
    ])
  func semiboldWidth(_ text: String, _ size: Double, _ recorded: Double) {
    let width = pixels(TextFont(pointSize: size, weight: .semibold).width(of: text), 2)
    #expect(abs(width - recorded) <= 0.5, "\(text): \(width)")
  }

  @Test(
    "ORC-82: a line height is 2444/2048 of the point size",
    arguments: [
      (17.0, 20.5, 61.0), (12.0, 14.5, 43.0), (15.0, 18.0, 54.0), (36.0, 43.0, 129.0),
      (13.0, 16.0, 47.0),
    ])
  func lineHeight(_ size: Double, _ atTwo: Double, _ pixelsAtThree: Double) {
    let height = TextFont(pointSize: size).lineHeight
    #expect(pixels(height, 2) == atTwo)
    #expect(abs(pixels(height, 3) * 3 - pixelsAtThree) < 1e-9)
  }

  @Test("ORC-83: line heights are added before rounding")
  func severalLines() {
    // 3 × 15.514 is 46.541; rounded one by one they would be 47.
    let height = TextFont(pointSize: 13).height(ofLines: 3)
    #expect(abs(pixels(height, 3) - 46.667) < 0.001)
  }

  @Test("ORC-82: text styles have larger line spacing") func styledLines() {
    var subhead = TextFont(pointSize: 15)
    #expect(pixels(subhead.height(ofLines: 2), 2) == 36)
    subhead.lineSpacing = 20
    #expect(pixels(subhead.height(ofLines: 2), 2) == 38)
    #expect(pixels(subhead.height(ofLines: 3), 2) == 58)
    #expect(pixels(subhead.height(ofLines: 1), 2) == 18)
  }

  @Test("a word that is too long is broken between characters")
  func longWord() {
    let font = TextFont(pointSize: 17)
    let word = "Donaudampfschifffahrtsgesellschaft"
    let lines = font.lines(of: "An " + word, within: 100)
    #expect(lines.count == 4 && lines[0].text == "An")
    #expect(lines.dropFirst().map(\.text).joined() == word)
    #expect(lines.allSatisfy { $0.width <= 100.5 })
    // What is left of it shares its line with what follows.
    #expect(font.lines(of: word + " a", within: 100).last?.text.hasSuffix(" a") == true)
    // However little room there is, each line has a character.
    #expect(font.lines(of: "abc", within: 1).map(\.text) == ["a", "b", "c"])
    #expect(font.lines(of: "abc", within: 0).count == 3)
  }

  @Test("text wraps between words and at line breaks")
  func wrapping() {
    let font = TextFont(pointSize: 17)
    let text = "The quick brown fox jumps over the lazy dog near the river bank"
    #expect(font.lines(of: text, within: 200).count == 3)
    #expect(font.lines(of: text, within: .infinity).count == 1)
    #expect(font.lines(of: "one\ntwo\n\nfour", within: 200).count == 4)
    #expect(font.lines(of: "", within: 200).map(\.width) == [0])
  }

  @Test("characters that are not in the table have a width")
  func missingCharacters() {
    let font = TextFont(pointSize: 17)
    #expect(font.width(of: "Größe") > 30)
    #expect(font.width(of: "設定") > 30)
    #expect(font.width(of: "") == 0)
  }

  @Test("named fonts have their own line heights, and unknown ones Helvetica's")
  func namedFonts() {
    var font = TextFont(pointSize: 36)
    font.name = "Helvetica"
    #expect(abs(font.lineHeight - 41.4) < 1e-9)
    #expect(abs(font.width(of: "First View") - 157.5) < 1.5)
    font.name = "AvenirNext-Medium"
    #expect(abs(font.lineHeight - 36 * 1.366) < 1e-9)
    font.name = "Unheard-Of"
    #expect(abs(font.lineHeight - 41.4) < 1e-9)
  }

  @Test("accented letters are as wide as plain ones")
  func accents() {
    let font = TextFont(pointSize: 17)
    #expect(font.width(of: "Crème brûlée") == font.width(of: "Creme brulee"))
    #expect(font.width(of: "•") < font.width(of: "M"))
    #expect(font.width(of: "日") > font.width(of: "M"))
  }
}
