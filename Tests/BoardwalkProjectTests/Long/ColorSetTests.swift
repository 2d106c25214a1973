import BoardwalkDocument
import Foundation
import Testing

@testable import BoardwalkProject

/// Colors of asset catalogs.
@Suite("Color sets")
struct ColorSetTests {
  private func colorSet(_ colors: String) -> ColorSet? {
    ColorSet(
      name: "brand",
      contents: Data(
        "{\"info\": {\"version\": 1, \"author\": \"xcode\"}, \"colors\": [\(colors)]}".utf8))
  }

  private func entry(
    _ red: String, idiom: String = "universal", appearances: String = ""
  ) -> String {
    """
    {"idiom": "\(idiom)", \(appearances.isEmpty ? "" : "\"appearances\": [\(appearances)],")
     "color": {"color-space": "srgb", "components":
     {"red": "\(red)", "green": "0", "blue": "0.000", "alpha": "1.000"}}}
    """
  }

  private let dark = "{\"appearance\": \"luminosity\", \"value\": \"dark\"}"
  private let contrast = "{\"appearance\": \"contrast\", \"value\": \"high\"}"

  @Test(
    "color components are fractions, or bytes in hexadecimal or decimal notation",
    arguments: [("0.5", 0.5), ("0xFF", 1), ("0x33", 0.2), ("255", 1), ("51", 0.2), ("0", 0)])
  func components(_ text: String, _ value: Double) throws {
    let components = try #require(colorSet(entry(text))?.any.components)
    #expect(abs(components[0] - value) < 1e-9 && components[3] == 1)
  }

  @Test("a color set may have a second color for the dark appearance")
  func darkColor() throws {
    let set = try #require(
      colorSet([entry("0"), entry("1.0", appearances: dark)].joined(separator: ",")))
    #expect(set.any.components?.first == 0 && set.dark?.components?.first == 1)
  }

  @Test("colors for high contrast and for single devices are ignored")
  func ignoredEntries() throws {
    let colors = [
      entry("0.1", idiom: "ipad"), entry("0.2", appearances: contrast),
      entry("0.3", appearances: "\(dark), \(contrast)"), entry("0.4"),
    ]
    let set = try #require(colorSet(colors.joined(separator: ",")))
    #expect(set.any.components?.first == 0.4 && set.dark == nil)
  }

  @Test("a color set may refer to a system color")
  func systemReference() {
    let set = colorSet(
      "{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}"
    )
    #expect(set?.any.name == "systemRedColor")
  }

  @Test(
    "a color set without a valid color is nil",
    arguments: [
      "", "{\"idiom\": \"universal\"}",
      "{\"idiom\": \"universal\", \"color\": {\"components\": {\"red\": \"x\"}}}",
    ])
  func missingColor(_ colors: String) { #expect(colorSet(colors) == nil) }

  @Test("only valid color sets of catalogs are read, and the first of each name counts")
  func catalogFiles() throws {
    let json = "{\"colors\": [\(entry("1.0"))]}"
    let files = [
      "B.xcassets/sky.colorset/Contents.json": json,
      "C.xcassets/sky.colorset/Contents.json": "{\"colors\": [\(entry("0.5"))]}",
      "B.xcassets/Deep/night.colorset/Contents.json": json,
      "B.xcassets/star.imageset/Contents.json": json,
      "B.xcassets/broken.colorset/Contents.json": "no JSON",
    ]
    let folder = try TemporaryFolder(files)
    defer { folder.remove() }
    let sets = ColorSet.sets(
      among: (files.keys + ["B.xcassets/gone.colorset/Contents.json"])
        .map { "\(folder.path)/\($0)" })
    #expect(sets.map(\.name) == ["night", "sky"])
    #expect(sets.last?.any.components?.first == 1)
  }
}
