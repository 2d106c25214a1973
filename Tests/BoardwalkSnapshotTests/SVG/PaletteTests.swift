import BoardwalkGraph
import BoardwalkLayout
import BoardwalkStage
import Testing

@testable import BoardwalkSnapshot

struct PaletteTests {
  private func color(_ attributes: [String: String]) -> ArchivedElement {
    ArchivedElement(name: "color", attributes: attributes)
  }

  @Test(arguments: [
    ("systemBlueColor", "#007aff"), ("label", "#000000"), ("systemBackground", "#ffffff"),
    ("groupTableViewBackgroundColor", "#f2f2f7"), ("darkGrayColor", "#555555"),
  ])
  func systemColorsAreKnown(_ name: String, _ hex: String) {
    #expect(Palette([:]).paint(color(["systemColor": name]))?.hex == hex)
  }

  @Test func whatNothingTellsIsNil() {
    #expect(Palette([:]).paint(color(["name": "brand"])) == nil)
    #expect(Palette([:]).paint(ArchivedElement?.none) == nil)
  }

  @Test func componentsCount() {
    let red = Palette([:]).paint(
      color(["red": "1", "green": "0", "blue": "0", "alpha": "0.5", "colorSpace": "sRGB"]))
    #expect(red == Paint(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Palette([:]).paint(color(["white": "0.5"]))?.hex == "#808080")
  }

  @Test func aColorOfTheAppsOwnIsTheOneItsDocumentStores() throws {
    let sample = try Sample(fixture: "form")
    let names = sample.graph.documents.flatMap(\.resources).filter { $0.color != nil }.map(\.name)
    let screen = try sample.stage(nil, LaunchOptions())
    let palette = Palette(Screen(screen).namedColors)
    for name in names { #expect(palette.paint(color(["name": name])) != nil, "\(name)") }
  }
}
