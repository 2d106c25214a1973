import Testing

@testable import BoardwalkLayout

@Suite("Measured texts")
struct MeasuredTextTests {
  private let font = TextFont(pointSize: 17)

  @Test("of a text beyond every screen the beginning is measured")
  func length() {
    let limit = String(repeating: "a", count: 100_000)
    #expect(font.width(of: limit) > 500_000)
    #expect(font.width(of: limit + "bcd") == font.width(of: limit))
    #expect(font.width(of: String(limit.dropLast())) < font.width(of: limit))
    let emoji = String(repeating: "é", count: 100_000)
    #expect(font.width(of: emoji + "é") == font.width(of: emoji))
  }

  @Test("so are the lines of such a text")
  func lines() {
    let lines = String(repeating: "word\n", count: 20_000)
    let found = font.lines(of: lines + lines, within: 100)
    #expect(found.count == 20_001)
    #expect(found.prefix(20_000).allSatisfy { $0.text == "word" })
    #expect(font.visibleLines(of: lines + lines, within: 100, limit: 3).count == 3)
    #expect(font.visibleLines(of: lines + lines, within: 100, limit: 1).count == 1)
  }

  @Test(
    "LAY-90: lines end where the Unicode line breaking algorithm lets them",
    arguments: [
      ("http://www.example.com/paths/", "http://|www.example.com/|paths/"),
      ("a long-running process", "a| long-|running| process"), ("24/7 and 1-2", "24/7| and| 1-2"),
      ("swift -v --help", "swift| -v| --|help"), ("before—after", "before|—|after"),
      ("one–two", "one–|two"), ("Really?Yes (no).", "Really?|Yes| (no)."),
      ("wait…what", "wait…|what"), ("non\u{A0}breaking", "non\u{A0}breaking"),
      ("日本語。「テスト」", "日|本|語。|「テ|ス|ト」"), ("", ""), (" ", "| "), ("-", "-"),
      ("don't \"stop\"-now", "don't| \"stop\"-|now"),
    ])
  func breaks(_ text: String, _ parts: String) {
    let found = LineBreaks.parts(of: text[...]).enumerated().map { index, part in
      (index == 0 || part.isJoined ? "" : " ") + part.text
    }
    #expect(found.joined(separator: "|") == parts)
  }

  @Test("a long word ends its lines at its slashes, and long ones take no time")
  func words() {
    let address = "see http://example.com/a-long-path/index"
    let lines = font.lines(of: address, within: 150)
    #expect(lines.map(\.text) == ["see http://", "example.com/a-", "long-path/index"])
    let many = String(repeating: "a-", count: 40_000)
    #expect(font.lines(of: many, within: 100).count > 5_000)
    #expect(font.lines(of: String(repeating: "語", count: 20_000), within: 100).count > 3_000)
  }

  @Test(
    "LAY-89: lines wrap at the width that a label prefers, whatever its own",
    arguments: [("", 21.0), ("0", 21), ("120", 41), ("-5", 21), ("nan", 21)])
  func preferredWidth(_ width: String, _ height: Double) throws {
    let preferred = width.isEmpty ? "" : "preferredMaxLayoutWidth=\"\(width)\""
    let document = try FixtureDocument.around(
      """
      <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l" numberOfLines="0" \
      text="A text of more than a line" \(preferred)/></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="c1"/>
      <constraint firstItem="l" firstAttribute="trailing" secondItem="root" \
      secondAttribute="trailing" id="c2"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="c3"/></constraints>
      """)
    let frame = try #require(FixtureDocument.frames(document, .predicted)["l"])
    #expect(frame.size.width == 375)
    #expect(abs(frame.size.height - height) <= 0.5)
  }
}
