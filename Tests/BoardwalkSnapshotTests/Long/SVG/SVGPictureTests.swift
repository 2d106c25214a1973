import BoardwalkBase
import BoardwalkDocument
import BoardwalkLayout
import BoardwalkSimulation
import Foundation
import Testing

@testable import BoardwalkSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Screens as SVG.
@Suite("SVG pictures")
struct SVGPictureTests {
  private func picture(
    _ fixture: String, _ scene: String? = nil, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> String {
    var options = LaunchOptions()
    change(&options)
    return SVGPicture().text(of: [try Sample(fixture: fixture).simulation(scene, options)])
  }

  @Test(
    "pictures are well-formed and reproducible",
    arguments: ["form", "settings", "tabs", "split", "texts"])
  func validity(_ fixture: String) throws {
    let picture = try picture(fixture)
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(try picture == self.picture(fixture))
    #expect(picture.hasSuffix("</svg>\n") && !picture.contains(" \n"))
  }

  @Test("texts have their measured widths and font sizes")
  func textWidth() throws {
    let line = try picture("form").split(separator: "\n").first { $0.contains(">Notify me<") }
    #expect(line?.contains("textLength=") == true)
    #expect(line?.contains("font-size=\"17\"") == true)
  }

  @Test("an image has its name as a title and a caption")
  func images() throws {
    let picture = try picture("form")
    #expect(picture.contains("<title>holiday</title>") && picture.contains(">holiday</text>"))
  }

  @Test("an image without a name is centered in its frame")
  func unnamedImage() throws {
    let view = """
      <imageView id="i"><rect key="frame" x="100" y="100" width="100" height="100"/></imageView>
      """
    // The sun stands 1.1 units of 10 points above the center at 150.
    #expect(try picture(of: view).contains("cy=\"139\""))
  }

  @Test("a sheet dims the screen below it")
  func sheets() throws {
    let simulation = try Sample.homepwner().simulation("New Item", LaunchOptions())
    let picture = SVGPicture().text(of: [simulation])
    #expect(picture.contains("fill=\"#000000\" fill-opacity=\"0.2\""))
    #expect(picture.contains("<clipPath id=\"screen1-clip1\">"))
  }

  private func picture(
    of views: String, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> String {
    var options = LaunchOptions()
    change(&options)
    return SVGPicture().text(of: [try Sample(views: views).simulation(nil, options)])
  }

  @Test("a switch has its standard size in a larger frame")
  func switches() throws {
    let wide = try picture(
      of:
        "<switch id=\"s\" on=\"YES\"><rect key=\"frame\" x=\"20\" y=\"90\" width=\"300\" height=\"60\"/></switch>"
    )
    #expect(wide.contains("<rect x=\"20\" y=\"90\" width=\"49\" height=\"31\" rx=\"15.5\""))
  }

  @Test("the custom view of a bar item is drawn in the bar")
  func customView() throws {
    let bar = """
      <toolbar id="bar"><rect key="frame" x="0" y="600" width="375" height="44"/><items>
      <barButtonItem id="item"><view key="customView" id="held">
      <rect key="frame" x="0" y="0" width="200" height="40"/><subviews>
      <slider value="0" minValue="0" maxValue="1" id="slider">
      <rect key="frame" x="10" y="5" width="120" height="30"/></slider>
      <label text="half" id="label"><rect key="frame" x="140" y="10" width="50" height="20"/></label>
      </subviews></view></barButtonItem></items></toolbar>
      """
    let picture = try picture(of: bar)
    // The item begins 16 points from the edge and is as high as the bar: 600 + (44 - 40) / 2.
    #expect(picture.contains(">half</text>"))
    // The slider's knob of 28 points stands at its beginning: 16 + 10 + 14, and 602 + 5 + 15.
    #expect(picture.contains("<circle cx=\"40\" cy=\"622\" r=\"14\""))
  }

  @Test("two screens are placed side by side")
  func severalScreens() throws {
    let simulation = try Sample.homepwner().simulation(nil, LaunchOptions())
    let picture = SVGPicture().text(of: [simulation, simulation])
    #expect(picture.contains("width=\"810\""))
    #expect(picture.components(separatedBy: ">iPhone 8, portrait, system 18<").count == 3)
  }

  @Test("screens that do not fit in a row are placed in the next one")
  func rows() {
    let phone = LayoutSize(width: 400, height: 800)
    let places = SVGPicture.places(of: Array(repeating: phone, count: 8))
    // Six of 400 points and seven margins of 20 take 2,540 of 2,600 points.
    #expect(places.filter { $0.minY == 44 }.map(\.minX) == [20, 440, 860, 1_280, 1_700, 2_120])
    #expect(places.suffix(2).map(\.minY) == [888, 888])
    // However wide one is, it has a row.
    let wide = SVGPicture.places(of: [phone, LayoutSize(width: 9_000, height: 10), phone])
    #expect(wide.map(\.minX) == [20, 20, 20] && wide.map(\.minY) == [44, 888, 942])
  }

  @Test("a screen's name precedes its device")
  func screenName() throws {
    var screen = Screen(try Sample.homepwner().simulation(nil, LaunchOptions()))
    screen.name = "Items"
    #expect(SVGPicture().text(of: [screen]).contains(">Items: iPhone 8, portrait, system 18<"))
  }

  @Test("a picture without screens is well-formed")
  func noScreens() {
    let picture = SVGPicture().text(of: [Simulation]())
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test("a label with a text style is drawn larger in a larger text size")
  func textSize() throws {
    let label = """
      <label text="Aa" adjustsFontForContentSizeCategory="YES" id="lab-00-001">
      <rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    let body = try picture(of: label)
    let large = try picture(of: label) { $0.textSize = .accessibility3 }
    #expect(body.contains("font-size=\"17\""))
    #expect(large.contains("font-size=\"40\""))
  }

  @Test("named fonts have a generic family as a fallback")
  func fontFamilies() {
    var font = TextFont(pointSize: 12)
    #expect(FontFamily.names(of: font) == nil)
    font.name = "Menlo-Bold"
    #expect(FontFamily.names(of: font) == "'Menlo', monospace")
    font.name = "Georgia"
    #expect(FontFamily.names(of: font) == "'Georgia', serif")
    font.name = "Lato'Regular"
    #expect(FontFamily.names(of: font) == "'LatoRegular', sans-serif")
  }
}
