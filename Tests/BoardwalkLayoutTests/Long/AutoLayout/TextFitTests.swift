import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Whether texts fit in their views, and where they are in their labels.
@Suite("Text fit")
struct TextFitTests {
  /// The view that `element` describes, laid out with a fixed frame of `width` × `height` at 10,
  /// 20.
  private func view(
    _ element: String, _ width: Double, _ height: Double, _ content: String = ""
  ) throws -> SolvedRoot.View {
    let name = element.prefix { $0 != " " }
    let document = try FixtureDocument.around(
      """
      <subviews><\(element) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="10" y="20" width="\(width)" height="\(height)"/>\(content)</\(name)>
      </subviews>
      """)
    let unit = try #require(
      CanvasLayout(document, on: Canvas(document)).rootsByScene().first?.first)
    return unit.views[1]
  }

  private func fit(_ view: SolvedRoot.View) throws -> TextFit {
    let text = try #require(view.shownText)
    return try #require(view.fit(of: text))
  }

  @Test("a line is truncated if its label is more than two points too narrow")
  func singleLine() throws {
    let label = "label text=\"Hello UIKit\" adjustsFontSizeToFit=\"NO\""
    // "Hello UIKit" measures 79.6 points at 17 (ORC-80); a point or two are nothing.
    let wide = try fit(try view(label, 90, 21))
    #expect(!wide.isTruncated && !wide.isVertical && wide.available == 90)
    #expect(abs(wide.needed - 79.6) < 0.5)
    #expect(try !fit(try view(label, 78, 21)).isTruncated)
    #expect(try fit(try view(label, 70, 21)).isTruncated)
  }

  @Test("a label that shrinks its font is truncated only at its minimum size")
  func shrinkingFont() throws {
    let attributes = "minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"YES\""
    #expect(try !fit(try view("label text=\"Hello UIKit\" \(attributes)", 50, 21)).isTruncated)
    #expect(try fit(try view("label text=\"Hello UIKit\" \(attributes)", 30, 21)).isTruncated)
    // 8.5 of 17 points are half as well.
    let least = "minimumFontSize=\"8.5\" adjustsFontSizeToFit=\"YES\""
    #expect(try !fit(try view("label text=\"Hello UIKit\" \(least)", 50, 21)).isTruncated)
    let not = "minimumFontSize=\"8.5\" adjustsFontSizeToFit=\"NO\""
    #expect(try fit(try view("label text=\"Hello UIKit\" \(not)", 50, 21)).isTruncated)
  }

  @Test("a text is truncated if its label is too short for it or allows too few lines")
  func severalLines() throws {
    let text = "The quick brown fox jumps over the lazy dog near the river bank"
    let three = try fit(try view("label text=\"\(text)\" numberOfLines=\"0\"", 200, 61))
    #expect(three.isVertical && !three.isTruncated)
    // Three lines of 17 × 2444 / 2048 points.
    #expect(abs(three.needed - 60.86) < 0.01)
    #expect(try fit(try view("label text=\"\(text)\" numberOfLines=\"0\"", 200, 41)).isTruncated)
    #expect(try fit(try view("label text=\"\(text)\" numberOfLines=\"2\"", 200, 100)).isTruncated)
    #expect(try !fit(try view("label text=\"\(text)\" numberOfLines=\"3\"", 200, 100)).isTruncated)
  }

  @Test("content insets reduce the width for a button's title")
  func buttonInsets() throws {
    let title = "<state key=\"normal\" title=\"Disabled\"/>"
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"
    let insets = """
      <inset key="contentEdgeInsets" minX="12" minY="0.0" maxX="12" maxY="0.0"/>
      """
    #expect(try !fit(try view("button buttonType=\"system\"", 60, 30, font + title)).isTruncated)
    let narrow = try fit(try view("button buttonType=\"system\"", 60, 30, font + insets + title))
    #expect(narrow.isTruncated)
    #expect(abs(narrow.needed - 84) < 1)
  }

  @Test("a wrapping button title has no fit")
  func wrappingTitle() throws {
    let title = "<state key=\"normal\" title=\"A title of many words\"/>"
    let view = try view("button buttonType=\"system\" lineBreakMode=\"wordWrap\"", 40, 30, title)
    #expect(view.fit(of: "A title of many words") == nil)
  }

  @Test("an empty text field shows its placeholder with padding at both ends")
  func placeholder() throws {
    let field = try view(
      "textField borderStyle=\"roundedRect\" placeholder=\"Search here\"", 110, 34,
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    #expect(field.shownText == "Search here")
    // 91.5 and 7 points at each end (ORC-85).
    #expect(abs(try fit(field).needed - 105.5) < 0.6)
    #expect(try !fit(field).isTruncated)
    let filled = try view("textField text=\"x\" placeholder=\"Search here\"", 110, 34)
    #expect(filled.shownText == nil)
  }

  @Test("texts of other fonts, custom classes and empty frames have no fit")
  func unknownFits() throws {
    let font =
      "<fontDescription key=\"fontDescription\" name=\"Futura\" family=\"Futura\" pointSize=\"17\"/>"
    #expect(try view("label text=\"Hello\"", 10, 21, font).fit(of: "Hello") == nil)
    #expect(try view("label text=\"Hello\" customClass=\"Fancy\"", 10, 21).fit(of: "Hello") == nil)
    #expect(try view("label text=\"Hello\"", 0, 0).fit(of: "Hello") == nil)
    #expect(try view("label text=\"\"", 50, 21).shownText == nil)
    #expect(try view("switch", 51, 31).fit(of: "Hello") == nil)
  }

  @Test(
    "the frame of a text follows its alignment and is centered vertically",
    arguments: [("left", 10.0), ("center", 60), ("right", 110), ("natural", 10)])
  func alignment(_ alignment: String, _ x: Double) throws {
    // 79.6 of 179.6 points: 100 are left, or 50 at each end.
    let label = try view(
      "label text=\"Hello UIKit\" textAlignment=\"\(alignment)\"", 179.6, 60.287)
    let frame = try #require(label.textFrame)
    #expect(abs(frame.minX - x) < 0.5, "\(frame)")
    // Half of what is left of 60.287 above a line of 20.287.
    #expect(abs(frame.minY - 40) < 0.01)
    #expect(abs(frame.size.height - 20.287) < 0.01)
  }
}
