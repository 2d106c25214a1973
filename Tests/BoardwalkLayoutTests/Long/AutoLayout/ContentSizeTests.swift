import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Intrinsic sizes of controls in each version of Interface Builder (LayoutFacts, Sizes of
/// controls).
@Suite("Intrinsic sizes")
struct ContentSizeTests {
  /// The content size of the view that `element` describes.
  private func size(
    _ element: String, _ toolsVersion: String, textWidth: Double? = nil,
    textSizes: Canvas.TextSizes = .predicted, resources: String = ""
  ) throws -> ContentSize {
    let document = try FixtureDocument.around(
      "<subviews>\(element)</subviews>", toolsVersion: toolsVersion, resources: resources)
    let canvas = Canvas(document, textSizes: textSizes)
    let root = try #require(document.scenes[0].controller?.view)
    let tree = LayoutTree(root, guides: [], traits: [:])
    let node = try #require(tree.nodes.dropFirst().first)
    return ContentSizes(canvas: canvas).size(of: node, textWidth: textWidth, isAtBottom: false)
  }

  private func control(_ name: String, _ attributes: String = "") -> String {
    "<\(name) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"c\"/>"
  }

  @Test(
    "a control of fixed size has the size of its Xcode version",
    arguments: [
      ("switch", "14460", 51.0, 31.0), ("switch", "24127", 63.0, 28.0),
      ("stepper", "14460", 94.0, 29.0), ("stepper", "17701", 94.0, 32.0),
      ("pickerView", "17701", 320.0, 216.0), ("datePicker", "17701", 320.0, 216.0),
      ("activityIndicatorView", "17701", 20.0, 20.0),
    ])
  func controlsOfFixedSize(
    _ name: String, _ toolsVersion: String, _ width: Double, _ height: Double
  ) throws {
    #expect(
      try size(control(name), toolsVersion) == ContentSize(width: width, height: height))
  }

  @Test(
    "a control of fixed height has the height of its Xcode version",
    arguments: [
      ("slider", "14460", 31.0), ("slider", "24127", 34.0), ("progressView", "14460", 2.0),
      ("progressView", "16097.3", 2.0), ("progressView", "17156", 4.0),
      ("searchBar", "11542", 44.0),
      ("searchBar", "14460", 56.0),
      ("searchBar", "24127", 64.0), ("navigationBar", "17701", 44.0),
      ("navigationBar", "24127", 54.0), ("tabBar", "17701", 49.0), ("toolbar", "14460", 44.0),
    ])
  func controlsOfFixedHeight(_ name: String, _ toolsVersion: String, _ height: Double) throws {
    #expect(
      try size(control(name), toolsVersion) == ContentSize(width: nil, height: height))
  }

  @Test(
    "an activity indicator has the size of its style",
    arguments: [("white", 20.0), ("gray", 20.0), ("large", 37.0), ("whiteLarge", 37.0)])
  func indicators(_ style: String, _ side: Double) throws {
    let size = try size(control("activityIndicatorView", "style=\"\(style)\""), "17701")
    #expect(size == ContentSize(width: side, height: side))
  }

  @Test(
    "ORC-85: a date picker has the width of its contents, a compact one 128 points for a date",
    arguments: [
      ("compact", "date", "24127", 128.0, 34.0), ("compact", "date", "17701", 128, 34.5),
      ("compact", "time", "24127", 87, 34), ("compact", "dateAndTime", "24127", 215, 34),
      ("inline", "time", "24127", 87, 34), ("wheels", "date", "17701", 320, 216),
      ("wheels", "time", "24127", 320, 216),
    ])
  func datePickers(
    _ style: String, _ mode: String, _ toolsVersion: String, _ width: Double, _ height: Double
  ) throws {
    let picker = control("datePicker", "style=\"\(style)\" datePickerMode=\"\(mode)\"")
    #expect(try size(picker, toolsVersion) == ContentSize(width: width, height: height))
  }

  @Test(
    "an inline calendar has the width of wheels and the height of its month",
    arguments: ["date", "dateAndTime"])
  func calendars(_ mode: String) throws {
    let picker = control("datePicker", "style=\"inline\" datePickerMode=\"\(mode)\"")
    #expect(try size(picker, "17701") == ContentSize(width: 320, height: nil))
  }

  @Test("page control dots have padding since iOS 14") func pageControls() throws {
    let control = control("pageControl", "numberOfPages=\"3\"")
    #expect(try size(control, "16097.3") == ContentSize(width: 39, height: 37))
    #expect(try size(control, "17156") == ContentSize(width: 72.5, height: 26))
  }

  @Test(
    "a slider in a bar is drawn higher on iOS 14",
    arguments: [("14460", 31.0), ("16097.3", 31), ("17156", 34), ("24127", 34)])
  func slidersInBars(_ toolsVersion: String, _ height: Double) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><toolbar fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0" y="600" width="375" height="44"/><items>
      <barButtonItem id="item"><view key="customView" id="held">
      <rect key="frame" x="16" y="2" width="300" height="40"/>
      <subviews><slider translatesAutoresizingMaskIntoConstraints="NO" id="slider"/></subviews>
      <constraints>
      <constraint firstItem="slider" firstAttribute="leading" secondItem="held" \
      secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstItem="slider" firstAttribute="width" constant="200" id="c2"/>
      <constraint firstItem="slider" firstAttribute="top" secondItem="held" \
      secondAttribute="top" id="c3"/>
      </constraints></view></barButtonItem></items></toolbar></subviews>
      """, toolsVersion: toolsVersion)
    let frame = try #require(FixtureDocument.frames(document)["slider"])
    #expect(frame.size.height == height)
  }

  @Test("plain views, empty image views and unknown elements have no intrinsic size")
  func plainViews() throws {
    #expect(try size(control("view"), "17701") == .none)
    #expect(try size(control("imageView"), "17701") == .none)
    #expect(try size(control("unheardOf"), "17701") == .none)
  }

  @Test("an image view has the size of its image")
  func imageView() throws {
    let view = control("imageView", "image=\"Calendar\"")
    #expect(
      try size(view, "17701", resources: "<image name=\"Calendar\" width=\"128\" height=\"107\"/>")
        == ContentSize(width: 128, height: 107))
  }

  @Test("LAY-04: placeholder sizes replace intrinsic sizes")
  func placeholderSizes() throws {
    let attributes = "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"infinite\""
    #expect(
      try size(control("switch", attributes), "14460") == ContentSize(width: 70, height: nil))
  }

  @Test("ORC-84: a system button is 12 points taller than its line") func buttons() throws {
    func button(_ title: String, _ size: Int) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      <state key="normal" title="\(title)"/></button>
      """
    }
    #expect(try size(button("Disabled", 15), "17701") == ContentSize(width: 60, height: 30))
    #expect(try size(button("Disabled", 17), "17701").height == 33)
    #expect(try size(button("i", 15), "17701").width == 30)
  }

  @Test("LAY-38: a button with a title and an image is as tall as the taller one")
  func imageAndTitle() throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <fontDescription key="fontDescription" type="system" pointSize="14"/>
      <state key="normal" title="Edit" image="pencil"/></button>
      """
    func height(_ image: Int) throws -> Double? {
      let resources = "<image name=\"pencil\" width=\"14\" height=\"\(image)\"/>"
      return try size(button, "14460", resources: resources).height
    }
    #expect(try height(14) == 17)
    #expect(try height(24) == 24)
  }

  @Test("a text field is larger than its text by the padding of its border style")
  func textField() throws {
    func field(_ style: String) -> String {
      """
      <textField placeholder="Search here" borderStyle="\(style)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="f">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """
    }
    #expect(
      try size(field("roundedRect"), "17701") == ContentSize(width: 119.5, height: 34))
    #expect(try size(field("roundedRect"), "14460").height == 30)
    #expect(try size(field("none"), "17701").height == 22)
  }

  @Test("a label wraps at its width up to its number of lines")
  func multilineLabel() throws {
    let text = "The quick brown fox jumps over the lazy dog near the river bank"
    func label(_ lines: Int) -> String {
      """
      <label text="\(text)" numberOfLines="\(lines)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let single = try size(label(1), "17701", textWidth: 200)
    #expect(single.height == 20.5)
    #expect(abs((single.width ?? 0) - 486) <= 1)
    #expect(try size(label(0), "17701", textWidth: 200).height == 61)
    #expect(try size(label(2), "17701", textWidth: 200).height == 41)
    #expect(try size(label(0), "17701").height == 20.5)
    #expect(try size(label(0), "17701", textWidth: 0).height == 20.5, "LAY-37")
  }

  @Test("Xcode 13 draws text styles small") func textStyles() throws {
    let label = """
      <label text="Body" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """
    #expect(try size(label, "17701").height == 20.5)
    #expect(try size(label, "20037").height == 17)
    #expect(try size(label, "21701").height == 20.5)
  }

  @Test("stored sizes replace those of texts, and not those of controls")
  func storedSizes() throws {
    let label = """
      <label text="Body" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0.0" y="0.0" width="71" height="33"/></label>
      """
    #expect(
      try size(label, "17701", textSizes: .stored) == ContentSize(width: 71, height: 33))
    let box = """
      <switch translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="0.0" y="0.0" width="71" height="33"/></switch>
      """
    #expect(try size(box, "17701", textSizes: .stored) == ContentSize(width: 51, height: 31))
  }

  @Test("ORC-82: text view lines have the line spacing of their text style, including the last one")
  func textViews() throws {
    let view = """
      <textView scrollEnabled="NO" text="Body" \
      translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
      """
    #expect(try size(view, "17701", textWidth: 335).height == 22 + 16)
  }

  @Test("segments have less padding in Xcode 10 than in Xcode 12")
  func segments() throws {
    let control = """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="s"><segments>
      <segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """
    // The wider title measures 45.8 points: 2 × (45.8 + 14.5), and 2 × (46 + 20).
    #expect(try size(control, "14460") == ContentSize(width: 121, height: 29))
    #expect(try size(control, "17701") == ContentSize(width: 132, height: 32))
  }

  @Test("a label has the line height of its attributed text")
  func attributedLabel() throws {
    func label(_ attributes: String) -> String {
      """
      <label numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <attributedString key="attributedText"><fragment content="Body"><attributes>
      <font key="NSFont" size="20" metaFont="system"/>\(attributes)</attributes></fragment>
      </attributedString></label>
      """
    }
    #expect(try size(label(""), "17701").height == 24)
    let high = "<paragraphStyle key=\"NSParagraphStyle\" minimumLineHeight=\"31\"/>"
    #expect(try size(label(high), "17701").height == 31)
    // 20 × 2444 / 2048 × 1.5 = 35.8
    let scaled = "<paragraphStyle key=\"NSParagraphStyle\" lineHeightMultiple=\"1.5\"/>"
    #expect(try size(label(scaled), "17701").height == 36)
  }
}
