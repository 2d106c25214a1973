import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@Suite("View templates")
struct ViewTemplateTests {
  @Test("identifiers, classes and labels of views are read")
  func identity() throws {
    let view = try Sample.view(
      """
      <view id="a" customClass="Dial" customModule="Clock" customModuleProvider="target" \
      userLabel="The dial"/>
      """)
    #expect(view.id == "a")
    #expect(view.kind == "view")
    #expect(view.customClass?.name == "Dial")
    #expect(view.customClass?.module == "Clock")
    #expect(view.customClass?.isInTarget == true)
    #expect(view.className == "Dial")
    #expect(view.userLabel == "The dial")
    #expect(view.rest.element == ArchivedElement(name: "view"))
  }

  @Test("a module without a class is archived")
  func moduleOnly() throws {
    let view = try Sample.view(#"<view id="a" customModule="Clock"/>"#)
    #expect(view.customClass == nil)
    #expect(view.rest.attributes == ["customModule": "Clock"])
  }

  @Test("frames, fonts, colors and visibility of views are read")
  func values() throws {
    let view = try Sample.view(
      """
      <label id="a" alpha="0.5" hidden="YES">\
      <rect key="frame" x="16" y="11.5" width="92.5" height="20"/>\
      <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>\
      <color key="textColor" systemColor="secondaryLabelColor"/>\
      <color key="backgroundColor" white="1" alpha="0.5" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></label>
      """)
    #expect(view.frame == LayoutRect(x: 16, y: 11.5, width: 92.5, height: 20))
    #expect(view.font?.type == "boldSystem")
    #expect(view.font?.pointSize == 17)
    #expect(view.textColor?.name == "secondaryLabelColor")
    #expect(view.backgroundColor?.components == [1, 1, 1, 0.5])
    #expect(view.backgroundColor?.space == "genericGamma22GrayColorSpace")
    #expect(view.isHidden)
    #expect(view.alpha == 0.5)
    #expect(view.rest.element == ArchivedElement(name: "label"))
  }

  @Test("absent attributes of a view have default values")
  func defaults() throws {
    let view = try Sample.view(#"<view id="a"/>"#)
    #expect(!view.isHidden)
    #expect(view.alpha == 1)
    #expect(view.isEnabled)
    #expect(view.isUserInteractionEnabled)
    #expect(view.fraction == 0)
    #expect(!view.isOn)
    #expect(view.frame == nil)
    #expect(view.table == nil)
    #expect(view.collection == nil)
    #expect(view.cell == nil)
  }

  @Test(
    "ORC-11: documents disable touches of labels and images, code-made ones ignore them",
    arguments: ["label", "imageView"])
  func touches(kind: String) throws {
    let told = try Sample.view("<\(kind) id=\"a\" userInteractionEnabled=\"NO\"/>")
    #expect(!told.isUserInteractionEnabled)
    #expect(try Sample.view("<\(kind) id=\"a\"/>").isUserInteractionEnabled)
    let frame = LayoutRect(x: 0, y: 0, width: 9, height: 9)
    #expect(!ViewTemplate.createdByCode("a", kind, frame: frame).isUserInteractionEnabled)
    #expect(ViewTemplate.createdByCode("a", "view", frame: frame).isUserInteractionEnabled)
  }

  @Test("states of switches, buttons and sliders are read")
  func controls() throws {
    #expect(try Sample.view(#"<switch id="a" on="YES"/>"#).isOn)
    #expect(try !Sample.view(#"<button id="a" enabled="NO"/>"#).isEnabled)
    let slider = try Sample.view(#"<slider id="a" minValue="10" maxValue="30" value="15"/>"#)
    #expect(slider.fraction == 0.25)
    #expect(slider.rest.attributes == ["minValue": "10", "maxValue": "30", "value": "15"])
  }

  @Test("a slider with an infinite range has the fraction 0")
  func hugeRange() throws {
    let slider = try Sample.view(#"<slider id="a" minValue="-1e308" maxValue="1e308" value="1"/>"#)
    #expect(slider.fraction == 0)
  }

  @Test("accessibility labels and identifiers of views are read")
  func accessibility() throws {
    let view = try Sample.view(
      """
      <button id="a"><accessibility key="accessibilityConfiguration" label="Close" \
      identifier="close"/></button>
      """)
    #expect(view.accessibilityLabel == "Close")
    #expect(view.accessibilityIdentifier == "close")
    #expect(view.rest.children.isEmpty)
  }

  @Test("accessibility elements with unknown attributes are also archived")
  func accessibilityHint() throws {
    let view = try Sample.view(
      """
      <button id="a"><accessibility key="accessibilityConfiguration" label="Close" hint="Ends it."/>\
      </button>
      """)
    #expect(view.accessibilityLabel == "Close")
    #expect(view.rest.children.first?.attributes["hint"] == "Ends it.")
  }

  @Test("unknown attributes and elements of views are archived")
  func unknownParts() throws {
    let view = try Sample.view(
      """
      <label id="a" text="x" lineBreakMode="tailTruncation"><nil key="highlightedColor"/>\
      <glow radius="3"><color key="tint" white="0.0"/></glow></label>
      """)
    #expect(view.rest.name == "label")
    #expect(view.rest.attributes == ["lineBreakMode": "tailTruncation"])
    #expect(view.rest.children.map(\.name) == ["nil", "glow"])
    #expect(view.rest.children.last?.children.first?.attributes["white"] == "0.0")
  }

  @Test("malformed values of views are archived")
  func malformedValues() throws {
    let view = try Sample.view(
      #"<view id="a" alpha="much" hidden="maybe"><rect key="frame" x="left"/></view>"#)
    #expect(view.frame == nil)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.rest.attributes == ["alpha": "much", "hidden": "maybe"])
    #expect(view.rest.children.first?.attributes["x"] == "left")
  }

  @Test("elements of unknown kinds are views")
  func unknownKind() throws {
    let view = try Sample.view(
      #"<hologramView id="a"><subviews><label id="b" text="In"/></subviews></hologramView>"#)
    #expect(view.kind == "hologramView")
    #expect(view.elementKind == nil)
    #expect(view.className == "UIHologramView")
    #expect(view.subviews.first?.text == "In")
  }

  @Test("runtime attributes of views are read")
  func runtimeAttributes() throws {
    let view = try Sample.view(
      """
      <view id="a"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>\
      <userDefinedRuntimeAttribute type="number" keyPath="radius" note="thin">\
      <integer key="value" value="8"/></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.runtimeAttributes.map(\.keyPath) == ["round", "radius"])
    #expect(view.runtimeAttributes.first?.value == "YES")
    #expect(view.runtimeAttributes.last?.element?.attributes["value"] == "8")
    #expect(view.runtimeAttributes.last?.rest?.attributes == ["note": "thin"])
    #expect(view.rest.children.isEmpty)
  }

  @Test("variations are kept as elements and are not views")
  func variations() throws {
    let view = try Sample.view(
      """
      <view id="a"><variation key="heightClass=compact" hidden="YES">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><mask key="constraints">\
      <exclude reference="c"/></mask></variation></view>
      """)
    #expect(view.variations.count == 1)
    #expect(view.variations.first?.attributes == ["key": "heightClass=compact", "hidden": "YES"])
    #expect(view.variations.first?.children.map(\.name) == ["rect", "mask"])
    #expect(view.rest.children.isEmpty)
    #expect(view.subviews.isEmpty)
  }

  @Test("the position of a view is the start of its element")
  func position() throws {
    let document = try Sample.document(
      """
      <document type="CocoaTouch.Storyboard">
        <scenes><scene><objects><viewController id="vc">
          <view key="view" id="é"><subviews>
            <label id="a"/><label id="b"/>
          </subviews></view>
        </viewController></objects></scene></scenes>
      </document>
      """)
    let scene = try #require(try Sample.compile(document).scenes.first)
    let view = try #require(scene.controller?.view)
    #expect(scene.position.line == 2)
    #expect((view.position.line, view.position.column) == (3, 5))
    #expect(view.subviews.map(\.position.line) == [4, 4])
    #expect(view.subviews.map(\.position.column) == [7, 22])
  }
}
