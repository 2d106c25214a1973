import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Fonts of attributed texts, and fonts that a document gives by name.
@Suite("Attributed texts and named fonts")
struct AttributedTextTests {
  private func font(_ fragments: String, _ toolsVersion: String = "17701") throws -> TextFont {
    let document = try FixtureDocument.around(
      """
      <subviews><label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <attributedString key="attributedText">\(fragments)</attributedString>
      <fontDescription key="fontDescription" type="system" pointSize="11"/></label></subviews>
      """, toolsVersion: toolsVersion)
    let root = try #require(document.scenes[0].controller?.view)
    let node = LayoutTree(root, guides: [], traits: [:]).nodes[1]
    return try #require(node.textFont(on: Canvas(document)))
  }

  private func fragment(_ content: String, _ attributes: String) -> String {
    "<fragment content=\"\(content)\"><attributes>\(attributes)</attributes></fragment>"
  }

  @Test("an attributed text has the font of its longest fragment")
  func longestFragment() throws {
    let font = try font(
      fragment("Hi", "<font key=\"NSFont\" size=\"30\" metaFont=\"system\"/>")
        + fragment("and much more", "<font key=\"NSFont\" size=\"15\" metaFont=\"systemBold\"/>"))
    #expect(font.pointSize == 15 && font.weight == .bold)
  }

  @Test("an attributed text without a font has the label's font")
  func missingFont() throws {
    #expect(try font(fragment("Text", "")).pointSize == 11)
    #expect(try font("").pointSize == 11)
  }

  @Test("paragraph styles change line heights and spacing")
  func paragraphStyles() throws {
    let system = "<font key=\"NSFont\" size=\"20\" metaFont=\"system\"/>"
    func style(_ attributes: String) throws -> TextFont {
      try font(
        fragment("Text", system + "<paragraphStyle key=\"NSParagraphStyle\" \(attributes)/>"))
    }
    let line = 20.0 * 2444 / 2048
    #expect(try abs(style("").lineHeight - line) < 1e-9)
    #expect(try abs(style("lineHeightMultiple=\"2\"").lineHeight - 2 * line) < 1e-9)
    #expect(try abs(style("lineHeightMultiple=\"0.0\"").lineHeight - line) < 1e-9)
    #expect(try style("minimumLineHeight=\"40\"").lineHeight == 40)
    // Two lines of 23.87, and 6 points between.
    #expect(try abs(style("lineSpacing=\"6\"").height(ofLines: 2) - (2 * line + 6)) < 1e-9)
  }

  @Test(
    "named fonts have the line heights of their metrics",
    arguments: [
      ("HelveticaNeue", 0.967 + 0.226), ("HelveticaNeue-Bold", 0.967 + 0.226),
      ("Helvetica", 0.92 + 0.23), ("AvenirNext-Regular", 1.366), ("Futura-Medium", 1.328),
      ("OpenSans-Light", 1.362),
    ])
  func namedFonts(_ name: String, _ height: Double) throws {
    let font = try font(fragment("Text", "<font key=\"NSFont\" size=\"10\" name=\"\(name)\"/>"))
    #expect(font.name == name)
    #expect(abs(font.lineHeight - 10 * height) < 1e-9)
  }

  @Test("a font name is matched to its most specific face")
  func specificNames() throws {
    let condensed = try #require(NamedFace.named("AvenirNextCondensed-Bold"))
    let bold = try #require(NamedFace.named("AvenirNext-Bold"))
    let plain = try #require(NamedFace.named("AvenirNext-Medium"))
    #expect(condensed.width < plain.width && plain.width < bold.width)
  }

  @Test("unknown fonts are measured as Helvetica, private system fonts as Times")
  func fallbackFonts() throws {
    func font(_ name: String) -> TextFont {
      var font = TextFont(pointSize: 24)
      font.name = name
      return font
    }
    #expect(abs(font("Helvetica").width(of: "First View") - 105.336) < 0.01)
    #expect(font("Lobster").width(of: "First View") == font("Helvetica").width(of: "First View"))
    #expect(abs(font(".SFUI-Medium").width(of: "Join the fight") - 126.67) < 0.01)
    #expect(abs(font(".SFUI-Medium").lineHeight - 26.568) < 0.001)
    #expect(font(".SFUIText-Bold").lineHeight == TextFont(pointSize: 24).lineHeight)
  }

  @Test(
    "ORC-86: text sizes are those of the text style, small in Xcode 13",
    arguments: [
      ("Body", 17.0, 14.0), ("Headline", 17, 14), ("Subhead", 15, 12), ("Footnote", 13, 12),
      ("Caption1", 12, 11), ("Title1", 28, 25), ("Title0", 34, 31), ("Callout", 16, 13),
    ])
  func styles(_ style: String, _ size: Double, _ small: Double) throws {
    func pointSize(_ toolsVersion: String) throws -> Double {
      let document = try FixtureDocument.around(
        """
        <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <fontDescription key="fontDescription" style="UICTFontTextStyle\(style)"/></label></subviews>
        """, toolsVersion: toolsVersion)
      let root = try #require(document.scenes[0].controller?.view)
      let node = LayoutTree(root, guides: [], traits: [:]).nodes[1]
      return try #require(node.textFont(on: Canvas(document))).pointSize
    }
    #expect(try pointSize("17701") == size)
    #expect(try pointSize("18122") == small)
    #expect(try pointSize("14460") == size)
  }
}
