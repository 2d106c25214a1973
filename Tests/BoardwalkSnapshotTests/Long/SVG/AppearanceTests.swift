import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

/// Colors of pictures in light and dark appearance, colors of catalogs, and colors of bars.
@Suite("Appearances of pictures")
struct AppearanceTests {
  private var dark: LaunchOptions {
    var options = LaunchOptions()
    options.userInterfaceStyle = .dark
    return options
  }

  private let label =
    "<label text=\"Hello\" id=\"l\"><rect key=\"frame\" x=\"20\" y=\"90\" width=\"90\" height=\"21\"/></label>"

  @Test("text is white on black in the dark appearance")
  func darkText() throws {
    let sample = Sample(views: label)
    let simulation = try sample.simulation(nil, dark)
    let picture = SVGPicture().text(of: [simulation])
    let line = try #require(picture.split(separator: "\n").first { $0.contains(">Hello<") })
    #expect(line.contains("fill=\"#ffffff\""))
    #expect(picture.contains("height=\"667\" fill=\"#000000\""))
    #expect(Screen(simulation).title == "iPhone 8, portrait, dark, system 18")
  }

  @Test("screens before iOS 13 have no dark appearance")
  func oldSystem() throws {
    var options = dark
    options.system = SystemVersion(12)
    let simulation = try Sample(views: label).simulation(nil, options)
    #expect(Screen(simulation).userInterfaceStyle == .light)
    var light = options
    light.userInterfaceStyle = .light
    #expect(
      try SVGPicture().text(of: [simulation])
        == SVGPicture().text(of: [Sample(views: label).simulation(nil, light)]))
  }

  @Test("a catalog color has its dark variant in the dark appearance")
  func catalogColor() throws {
    let box = """
      <view id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <color key="backgroundColor" name="brand"/></view>
      """
    var graph = Sample(views: box).graph
    graph.colorSets = [
      ColorSet(
        name: "brand", any: ColorValue(red: 1, green: 0, blue: 0),
        dark: ColorValue(red: 0, green: 0, blue: 1))
    ]
    func picture(_ options: LaunchOptions) -> String {
      SVGPicture().text(of: [Simulation.launch(graph, options: options).simulation])
    }
    #expect(picture(LaunchOptions()).contains("fill=\"#ff0000\""))
    #expect(picture(dark).contains("fill=\"#0000ff\""))
  }

  @Test("a view inherits the tint color of its superview")
  func inheritedTint() throws {
    let nested = """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="50"/>
      <color key="tintColor" red="1" green="0" blue="0.5" alpha="1" colorSpace="sRGB"/><subviews>
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <state key="normal" title="Press"/></button></subviews></view>
      <button buttonType="system" id="c"><rect key="frame" x="0" y="90" width="90" height="40"/>
      <state key="normal" title="Other"/></button>
      """
    let picture = SVGPicture().text(of: [try Sample(views: nested).simulation(nil, LaunchOptions())]
    )
    let lines = picture.split(separator: "\n")
    #expect(lines.first { $0.contains(">Press<") }?.contains("fill=\"#ff0080\"") == true)
    #expect(lines.first { $0.contains(">Other<") }?.contains("fill=\"#007aff\"") == true)
  }

  @Test("the accent color of a catalog is the app's tint color")
  func accentColor() throws {
    let button = """
      <button buttonType="system" id="c"><rect key="frame" x="0" y="90" width="90" height="40"/>
      <state key="normal" title="Other"/></button>
      """
    var graph = Sample(views: button).graph
    graph.colorSets = [ColorSet(name: "AccentColor", any: ColorValue(red: 0, green: 1, blue: 0))]
    let picture = SVGPicture().text(of: [
      Simulation.launch(graph, options: LaunchOptions()).simulation
    ])
    let line = picture.split(separator: "\n").first { $0.contains(">Other<") }
    #expect(line?.contains("fill=\"#00ff00\"") == true)
  }

  // MARK: Bars

  private func look(_ attributes: [String: String], _ children: [ArchivedElement]) -> BarStyle {
    var bar = ArchivedElement(name: "navigationBar", attributes: attributes)
    bar.children = children
    return BarStyle(BarContent(bar), Palette([:]), tint: Paint(0x007AFF))
  }

  private func color(_ key: String, white: String) -> ArchivedElement {
    ArchivedElement(name: "color", attributes: ["key": key, "white": white, "alpha": "1"])
  }

  @Test("a bar has the colors in its document")
  func barColors() {
    var texts = ArchivedElement(
      name: "textAttributes", attributes: ["key": "titleTextAttributes"])
    texts.children = [color("textColor", white: "1")]
    let look = look(
      [:], [color("barTintColor", white: "0.2"), color("tintColor", white: "0.8"), texts])
    #expect(look.background.hex == "#333333" && look.tint.hex == "#cccccc")
    #expect(look.title == .white)
  }

  @Test("a bar's standard appearance overrides its bar tint color")
  func barAppearance() {
    var standard = ArchivedElement(
      name: "navigationBarAppearance", attributes: ["key": "standardAppearance"])
    standard.children = [color("backgroundColor", white: "0")]
    #expect(look([:], [color("barTintColor", white: "1"), standard]).background == .black)
  }

  @Test("a black bar has a white title", arguments: ["black", "blackTranslucent", "blackOpaque"])
  func blackBar(_ style: String) {
    let look = look(["barStyle": style], [])
    #expect(look.title == .white && look.background.hex == "#1d1d1d")
    #expect(self.look(["barStyle": "default"], []).title == .black)
  }

  @Test(
    "a blur effect is dark or light according to its style",
    arguments: [("dark", "#1c1c1e"), ("extraLight", "#f2f2f7"), ("systemMaterial", "#f2f2f7")])
  func blur(_ style: String, _ hex: String) throws {
    let effect = """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="60" height="70"/>
      <blurEffect style="\(style)"/></visualEffectView>
      """
    let picture = SVGPicture().text(of: [try Sample(views: effect).simulation(nil, LaunchOptions())]
    )
    #expect(picture.contains("width=\"60\" height=\"70\" fill=\"\(hex)\" fill-opacity=\"0.7\""))
  }
}
