import BoardwalkLayout
import BoardwalkSimulation
import Testing

@testable import BoardwalkSnapshot

@Suite("Views as SVG")
struct ControlDrawingTests {
  private func picture(_ views: String) throws -> String {
    SVGPicture().text(of: [try Sample(views: views).simulation(nil, LaunchOptions())])
  }

  private let frame = "<rect key=\"frame\" x=\"16\" y=\"100\" width=\"100\" height=\"30\"/>"

  @Test(
    "a button has the style of its type and configuration (ORC-84)",
    arguments: [
      ("buttonType=\"system\"", "", ["fill=\"#007aff\"", "font-size=\"15\""]),
      ("", "", ["fill=\"#ffffff\"", "font-size=\"18\""]),
      (
        "buttonType=\"system\"", "<buttonConfiguration key=\"configuration\" style=\"filled\"/>",
        ["fill=\"#007aff\"", "rx=\"6\"", "fill=\"#ffffff\""]
      ),
      (
        "", "<buttonConfiguration key=\"configuration\" style=\"filled\" cornerStyle=\"capsule\"/>",
        ["rx=\"15\""]
      ),
      (
        "", "<buttonConfiguration key=\"configuration\" style=\"tinted\"/>",
        ["fill-opacity=\"0.18\"", "fill=\"#007aff\""]
      ),
      ("", "<buttonConfiguration key=\"configuration\" style=\"gray\"/>", ["fill=\"#e5e5ea\""]),
      (
        "buttonType=\"system\"", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>",
        ["fill=\"#ff3b30\""]
      ),
      ("buttonType=\"system\" enabled=\"NO\"", "", ["fill=\"#007aff\" fill-opacity=\"0.35\""]),
    ])
  func buttons(_ attributes: String, _ inside: String, _ expected: [String]) throws {
    let picture = try picture(
      "<button \(attributes) id=\"b\">\(frame)\(inside)<state key=\"normal\" title=\"Buy\"/></button>"
    )
    #expect(picture.contains(">Buy</text>"))
    for part in expected { #expect(picture.contains(part), "\(part)") }
  }

  @Test("a slider's images are at its ends with the track between")
  func sliderImages() throws {
    let slider = #"<slider value="0.5" minimumValueImage="low" maximumValueImage="high" id="s">"#
    let picture = try picture("\(slider)\(frame)</slider>")
    #expect(picture.contains("<title>low</title>") && picture.contains("<title>high</title>"))
    // 22 points and 8 between at each end of 100, and 2 beside the track.
    #expect(picture.contains(#"x="48" y="113" width="36" height="4""#))
  }

  @Test("a stopped hidden activity indicator is not drawn and is marked hidden")
  func indicators() throws {
    let shown = try picture(
      #"<activityIndicatorView animating="YES" hidesWhenStopped="YES" id="a">\#(frame)</activityIndicatorView>"#
    )
    let stopped =
      #"<activityIndicatorView hidesWhenStopped="YES" id="a">\#(frame)</activityIndicatorView>"#
    let hidden = try picture(stopped)
    // Eight spokes.
    #expect(shown.ranges(of: "<line ").count == hidden.ranges(of: "<line ").count + 8)
    let screen = Screen(try Sample(views: stopped).simulation(nil, LaunchOptions()))
    #expect(!Wireframe().picture(of: screen).contains("◌"))
    #expect(
      ViewTree().text(of: screen).contains("UIActivityIndicatorView (16, 100, 100 × 30) hidden"))
  }

  @Test("runtime attributes set a layer's corners and border")
  func layers() throws {
    let picture = try picture(
      """
      <view id="v">\(frame)<color key="backgroundColor" white="0.5" alpha="0.5"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
      <real key="value" value="2.5"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(picture.contains("rx=\"8\" fill=\"#808080\" fill-opacity=\"0.5\""))
    #expect(picture.contains("stroke-width=\"2.5\""))
  }

  @Test("invalid layer attributes are ignored", arguments: ["-8", "nan", "inf", "wide", ""])
  func strangeLayers(_ value: String) throws {
    func picture(with attributes: String) throws -> String {
      try self.picture(
        """
        <view id="v">\(frame)<color key="backgroundColor" white="0.5" alpha="1"/>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
        """)
    }
    let attributes = ["layer.cornerRadius", "layer.borderWidth"].map { path in
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(value)\"/>"
    }
    #expect(try picture(with: attributes.joined()) == picture(with: ""))
  }

  @Test("control characters in texts are escaped")
  func texts() throws {
    let picture = try picture(
      "<label text=\"&lt;b&gt; &amp; &quot;c&quot;&#10;next\u{202E}\" id=\"l\">\(frame)</label>")
    #expect(picture.contains("&lt;b&gt;") && picture.contains("&amp;"))
    #expect(!picture.contains("<b>") && !picture.contains("\u{202E}"))
  }

  @Test("secure text is masked")
  func secrets() throws {
    let picture = try picture(
      """
      <textField text="secret" id="f">\(frame)
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """)
    #expect(picture.contains(">••••••</text>") && !picture.contains("secret"))
  }

  @Test(
    "a color name matches with and without its suffix",
    arguments: ["systemRed", "label", "separator", "systemGray6", "darkText", "clear", "link"])
  func colorNames(_ name: String) {
    #expect(SystemColor.named(name)?.light != nil)
    #expect(SystemColor.named(name + "Color")?.light == SystemColor.named(name)?.light)
    #expect(SystemColor.named(name.uppercased()) == nil)
  }

  @Test(
    "paint components are clamped",
    arguments: [
      (0, 0, 0, "#000000"), (1, 1, 1, "#ffffff"), (0.5, 0.25, 0.75, "#8040bf"),
      (-1, 2, .nan, "#00ff00"), (.infinity, -.infinity, 0.002, "#000001"),
    ] as [(Double, Double, Double, String)])
  func paints(_ red: Double, _ green: Double, _ blue: Double, _ hex: String) {
    #expect(Paint(red: red, green: green, blue: blue).hex == hex)
  }
}
