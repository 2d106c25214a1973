import BoardwalkDocument
import Testing

@Suite("Colors and fonts")
struct ColorTests {
  private func color(_ attributes: String) throws -> ColorValue? {
    let xml = "<view><color key=\"backgroundColor\" \(attributes)/></view>"
    return View(try #require(Document(xml: xml)).root).backgroundColor
  }

  @Test(
    "color components have a gray form, and alpha defaults to 1",
    arguments: [
      ("white=\"0.5\" alpha=\"0.25\"", [0.5, 0.5, 0.5, 0.25]),
      ("white=\"1\"", [1, 1, 1, 1]), ("red=\"0\" green=\"0.5\" blue=\"1\"", [0, 0.5, 1, 1]),
      ("red=\"0\" green=\"0.5\" blue=\"1\" alpha=\"0\"", [0, 0.5, 1, 0]),
      ("red=\"0\" green=\"0.5\"", nil), ("red=\"0\" green=\"0.5\" blue=\"blue\"", nil), ("", nil),
    ] as [(String, [Double]?)])
  func components(_ attributes: String, _ components: [Double]?) throws {
    #expect(try color(attributes)?.components == components)
  }

  @Test(
    "a current color name precedes the compatibility values",
    arguments: [
      ("name=\"Accent\"", "Accent"), ("systemColor=\"linkColor\"", "linkColor"),
      ("cocoaTouchSystemColor=\"darkTextColor\"", "darkTextColor"),
      (
        "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" "
          + "cocoaTouchSystemColor=\"whiteColor\"", "systemBackgroundColor"
      ),
      ("systemColor=\"labelColor\" cocoaTouchSystemColor=\"darkTextColor\"", "labelColor"),
      ("white=\"0\"", nil),
    ] as [(String, String?)])
  func names(_ attributes: String, _ name: String?) throws {
    #expect(try color(attributes)?.name == name)
  }

  @Test("a custom color space is resolved to the space of its components")
  func space() throws {
    let both = "colorSpace=\"custom\" customColorSpace=\"sRGB\" red=\"1\" green=\"0\" blue=\"0\""
    #expect(try color(both)?.space == "sRGB")
    #expect(try color("colorSpace=\"calibratedWhite\" white=\"0\"")?.space == "calibratedWhite")
  }

  @Test("a mixed color equals the same color in a document")
  func mixed() throws {
    let document = "customColorSpace=\"sRGB\" red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\""
    #expect(try color(document) == ColorValue(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(try color("name=\"Accent\"") == .named("Accent"))
  }

  @Test("a button's color and image are those of its normal state")
  func buttonState() throws {
    let document = try #require(
      Document(
        xml: """
          <button><state key="highlighted" image="no"><color key="titleColor" white="0"/></state>
          <state key="normal" image="star"><color key="titleColor" name="Accent"/></state></button>
          """))
    #expect(View(document.root).textColor == .named("Accent"))
    #expect(View(document.root).image == "star")
  }

  @Test("a font is a system font, a text style or a custom font, and its size is optional")
  func fonts() throws {
    let document = try #require(
      Document(
        xml: """
          <view><label><fontDescription key="fontDescription" type="system" weight="light" \
          pointSize="17"/></label>
          <label><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
          <label><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" \
          pointSize="big"/></label><label/></view>
          """))
    let fonts = document.elements(of: .label).map { View($0).font }
    #expect(fonts.map { $0?.type } == ["system", nil, nil, nil])
    #expect(fonts.map { $0?.style } == [nil, "UICTFontTextStyleBody", nil, nil])
    #expect(fonts.map { $0?.family } == [nil, nil, "Avenir", nil])
    #expect(fonts.map { $0?.pointSize } == [17, nil, nil, nil])
  }
}
