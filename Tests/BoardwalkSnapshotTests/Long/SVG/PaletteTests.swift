import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Color palettes")
struct PaletteTests {
  private func color(_ attributes: [String: String]) -> ColorValue {
    ArchivedElement(name: "color", attributes: attributes).colorValue
  }

  @Test(
    "system colors have their values in the light appearance",
    arguments: [
      ("systemBlueColor", "#007aff"), ("label", "#000000"), ("systemBackground", "#ffffff"),
      ("groupTableViewBackgroundColor", "#f2f2f7"), ("darkGrayColor", "#555555"),
    ])
  func systemColors(_ name: String, _ hex: String) {
    #expect(Palette([:]).paint(color(["systemColor": name]))?.hex == hex)
  }

  @Test(
    "system colors have dark values, and some have elevated values",
    arguments: [
      ("systemBlueColor", "#0a84ff", "#0a84ff"), ("label", "#ffffff", "#ffffff"),
      ("systemBackgroundColor", "#000000", "#1c1c1e"),
      ("secondarySystemGroupedBackgroundColor", "#1c1c1e", "#2c2c2e"),
      // Made for one appearance, it does not change with it.
      ("darkTextColor", "#000000", "#000000"), ("whiteColor", "#ffffff", "#ffffff"),
    ])
  func darkColors(
    _ name: String, _ hex: String, _ elevated: String
  ) {
    var palette = Palette([:], .dark)
    #expect(palette.paint(color(["systemColor": name]))?.hex == hex)
    palette.isElevated = true
    #expect(palette.paint(color(["systemColor": name]))?.hex == elevated)
  }

  @Test("each system color is listed once")
  func uniqueNames() {
    let names = SystemColor.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(SystemColor.named(name)?.name == name, "\(name)") }
  }

  @Test("unknown names and incomplete components have no paint")
  func unknownColors() {
    #expect(Palette([:]).paint(color(["name": "brand"])) == nil)
    #expect(Palette([:]).paint(ColorValue?.none) == nil)
    #expect(Palette([:]).paint(color(["red": "1", "green": "0"])) == nil)
  }

  @Test("a color without a name has the paint of its components")
  func components() {
    let red = Palette([:]).paint(
      color(["red": "1", "green": "0", "blue": "0", "alpha": "0.5", "colorSpace": "sRGB"]))
    #expect(red == Paint(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Palette([:]).paint(color(["white": "0.5"]))?.hex == "#808080")
  }

  @Test("components of a named system color apply in the light appearance only")
  func namedComponents() {
    // Xcode 11 wrote both, for the systems that do not know the name.
    let both = color([
      "systemColor": "systemBlueColor", "red": "0", "green": "0.5", "blue": "1", "alpha": "1",
    ])
    #expect(Palette([:]).paint(both)?.hex == "#0080ff")
    #expect(Palette([:], .dark).paint(both)?.hex == "#0a84ff")
  }

  @Test("a catalog color may refer to a system color but not to itself")
  func catalogReference() {
    let palette = Palette(["warning": .named("systemRedColor"), "loop": .named("loop")], .dark)
    #expect(palette.paint(color(["name": "warning"]))?.hex == "#ff453a")
    #expect(palette.paint(color(["name": "loop"])) == nil)
  }

  @Test("a named color has the paint that its document stores")
  func documentColors() throws {
    let sample = Sample(
      views: "",
      resources: """
        <namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    let screen = try sample.simulation(nil, LaunchOptions())
    let palette = Palette(Screen(screen).namedColors)
    #expect(palette.paint(color(["name": "brand"]))?.hex == "#ff0000")
  }
}
