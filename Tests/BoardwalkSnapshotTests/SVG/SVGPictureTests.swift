import BoardwalkAutoLayout
import BoardwalkStage
import Foundation
import Testing

@testable import BoardwalkSnapshot

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Screens as SVG.
struct SVGPictureTests {
  private func picture(
    _ fixture: String, _ scene: String? = nil, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) throws -> String {
    var options = LaunchOptions()
    change(&options)
    return SVGPicture().text(of: [try Sample(fixture: fixture).stage(scene, options)])
  }

  @Test(arguments: ["form", "settings", "tabs", "split", "texts"])
  func everyPictureIsXMLAndAlwaysTheSame(_ fixture: String) throws {
    let picture = try picture(fixture)
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(try picture == self.picture(fixture))
    #expect(picture.hasSuffix("</svg>\n") && !picture.contains(" \n"))
  }

  @Test func textsKeepTheWidthsThatWereMeasured() throws {
    let line = try picture("form").split(separator: "\n").first { $0.contains(">Notify me<") }
    #expect(line?.contains("textLength=") == true)
    #expect(line?.contains("font-size=\"17\"") == true)
  }

  @Test func imagesStandForThemselvesByName() throws {
    let picture = try picture("form")
    #expect(picture.contains("<title>holiday</title>") && picture.contains(">holiday</text>"))
  }

  @Test func aSheetDimsWhatIsBelow() throws {
    let stage = try Sample.homepwner().stage("New Item", LaunchOptions())
    let picture = SVGPicture().text(of: [stage])
    #expect(picture.contains("fill=\"#000000\" fill-opacity=\"0.2\""))
    #expect(picture.contains("<clipPath id=\"screen1-clip1\">"))
  }

  @Test func severalScreensStandSideBySide() throws {
    let stage = try Sample.homepwner().stage(nil, LaunchOptions())
    let picture = SVGPicture().text(of: [stage, stage])
    #expect(picture.contains("width=\"810\""))
    #expect(picture.components(separatedBy: ">iPhone 8, portrait, system 18<").count == 3)
  }

  @Test func noScreenIsAPictureToo() {
    let picture = SVGPicture().text(of: [Stage]())
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test func largerTextIsDrawnLarger() throws {
    let small = try picture("texts") { $0.textSize = .extraSmall }
    let large = try picture("texts") { $0.textSize = .accessibility3 }
    #expect(XMLParser(data: Data(large.utf8)).parse())
    #expect(small.hasPrefix("<svg") && large.hasPrefix("<svg"))
  }

  @Test func familiesStandInForFontsTheReaderLacks() {
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
