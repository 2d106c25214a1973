import BoardwalkDocument
import BoardwalkNib
import Testing

@Suite("Compiling controls and bars to nibs")
struct ControlCompilationTests {
  private func viewNib(
    _ view: String, generation: XcodeGeneration = .standard
  ) throws -> NIBArchive {
    let document = try StoryboardFixture.storyboard(
      StoryboardFixture.controller(view: "<subviews>\(view)</subviews>"))
    let compiled = try StoryboardCompiler(CompilerOptions(generation: generation)).compile(document)
    return try #require(compiled.archives["home-view-root"])
  }

  private let frame = #"<rect key="frame" x="0.0" y="10" width="90" height="28"/>"#

  @Test("the first, middle and last segments have their positions")
  func segments() throws {
    let archive = try viewNib(
      """
      <segmentedControl contentMode="scaleToFill" selectedSegmentIndex="0" id="c">\(frame)\
      <segments><segment title="A"/><segment title="B"/><segment title="C"/></segments>\
      </segmentedControl>
      """)
    let segments = archive.objects.filter { $0.className == "UISegment" }
    #expect(segments.map { $0["UISegmentPosition"] } == [nil, .int8(3), .int8(1)])
    #expect(segments.map { archive.text($0["UISegmentInfo"]) } == ["A", "B", "C"])
  }

  private func segmentedControl(_ titles: String...) -> String {
    """
    <segmentedControl contentMode="scaleToFill" selectedSegmentIndex="0" id="c">\(frame)<segments>\
    \(titles.map { #"<segment title="\#($0)"/>"# }.joined())</segments></segmentedControl>
    """
  }

  @Test("before Xcode 11 segments share the width, and the last one is the first subview")
  func olderSegments() throws {
    let archive = try viewNib(segmentedControl("A", "B"), generation: .xcode7)
    let control = try #require(archive.first("UISegmentedControl"))
    let titles = { (key: String) in
      archive.object(control[key])?.elements.compactMap {
        archive.text(archive.object($0)?["UISegmentInfo"])
      }
    }
    #expect(titles("UISegments") == ["A", "B"])
    #expect(titles("UISubviews") == ["B", "A"])
    let segments = archive.objects.filter { $0.className == "UISegment" }
    #expect(
      segments.map { $0["UIBounds"] }
        == [44, 45].map { .data(PackedGeometry.bytes([0, 0, $0, 28])) })
    #expect(segments.map { $0["UISegmentPosition"] } == [nil, .int8(2)])
  }

  @Test("segments that leave more than a point are rejected by name before Xcode 11")
  func unevenSegments() throws {
    _ = try viewNib(segmentedControl("A", "B", "C"), generation: .xcode9)
    let error = #expect(throws: CompilationError.self) {
      try viewNib(segmentedControl("A", "B", "C", "D"), generation: .xcode9)
    }
    #expect(error?.unsupported.map(\.name) == ["the widths of these segments for Xcode 9"])
  }

  @Test("a stepper has its intrinsic size since Xcode 11")
  func stepper() throws {
    let stepper = #"<stepper contentMode="scaleToFill" id="c">\#(frame)</stepper>"#
    let newer = try viewNib(stepper, generation: .xcode11).first("UIStepper")
    #expect(newer?["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 94, 32])))
    let older = try viewNib(stepper, generation: .xcode9).first("UIStepper")
    #expect(older?["UIBounds"] == .data(PackedGeometry.bytes([0, 0, 90, 28])))
  }

  @Test("a slider stores range limits other than 0 and 1")
  func slider() throws {
    let slider = { (range: String) in
      #"<slider contentMode="scaleToFill" value="5" \#(range) id="c">\#(self.frame)</slider>"#
    }
    let wide = try viewNib(slider(#"minValue="2" maxValue="10""#)).first("UISlider")
    #expect(wide?["UIMinValue"] == .float(2))
    #expect(wide?["UIMaxValue"] == .float(10))
    let standard = try viewNib(slider(#"minValue="0.0" maxValue="1""#)).first("UISlider")
    #expect(standard?["UIMinValue"] == nil)
    #expect(standard?["UIMaxValue"] == nil)
  }

  @Test("a custom button without a font has one of 18 points since Xcode 13 and none before")
  func customButton() throws {
    let button = #"<button opaque="NO" contentMode="scaleToFill" id="b">\#(frame)</button>"#
    let newer = try viewNib(button)
    let font = newer.object(newer.first("UIButton")?["UIFont"])
    #expect(font?["UIFontPointSize"] == .double(18))
    #expect(try viewNib(button, generation: .xcode12).first("UIButton")?["UIFont"] == nil)
  }

  @Test("a stack view stores its own margins or zero")
  func stackMargins() throws {
    let stack = { (margins: String) in
      #"<stackView opaque="NO" contentMode="scaleToFill" id="s">\#(self.frame)\#(margins)</stackView>"#
    }
    let own = try viewNib(
      stack(#"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#))
    #expect(
      own.first("UIStackView")?["UIViewLayoutMargins"]
        == .data(PackedGeometry.bytes([1, 2, 3, 4])))
    #expect(
      try viewNib(stack("")).first("UIStackView")?["UIViewLayoutMargins"]
        == .data(PackedGeometry.bytes([0, 0, 0, 0])))
  }

  @Test("a text content type is a string, and smart quotes are a number")
  func inputTraits() throws {
    let field = try viewNib(
      """
      <textField opaque="NO" contentMode="scaleToFill" textAlignment="natural" \
      minimumFontSize="17" id="f">\(frame)<fontDescription key="fontDescription" type="system" \
      pointSize="14"/><textInputTraits key="textInputTraits" textContentType="postal-code" \
      smartQuotesType="no" enablesReturnKeyAutomatically="YES"/></textField>
      """)
    let object = try #require(field.first("UITextField"))
    #expect(field.text(object["UITextContentType"]) == "postal-code")
    #expect(object["UITextSmartQuotesType"] == .int8(1))
    #expect(object["UIEnablesReturnKeyAutomatically"] == .bool(true))
  }

  @Test("accessibility traits are one bit mask")
  func accessibilityTraits() throws {
    let archive = try viewNib(
      """
      <view contentMode="scaleToFill" id="v">\(frame)\
      <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" \
      staticText="YES" header="YES"/></accessibility></view>
      """)
    let settings = try #require(archive.first("UIRuntimeAccessibilityConfiguration"))
    #expect(archive.object(settings["UIAccessibilityTraits"])?["NS.intval"]?.integerValue == 65600)
  }

  @Test("toolbar items are objects of the view's nib")
  func toolbar() throws {
    let archive = try viewNib(
      """
      <toolbar opaque="NO" contentMode="scaleToFill" id="bar">\(frame)<items>\
      <barButtonItem title="Item" id="item"><connections>\
      <action selector="go:" destination="home" id="a"/></connections></barButtonItem>\
      <barButtonItem systemItem="add" id="add"/></items></toolbar>
      """)
    let bar = try #require(archive.first("UIToolbar"))
    let items = try #require(archive.object(bar["UIItems"]))
    #expect(items.elements.compactMap { archive.object($0)?.className }.count == 2)
    let event = try #require(archive.first("UIRuntimeEventConnection"))
    #expect(archive.text(archive.object(event["UISource"])?["UITitle"]) == "Item")
    #expect(event["UIEventMask"] == nil)
  }

  @Test("a symbol of the system has its name twice and no size")
  func symbol() throws {
    let view = #"<imageView image="gear" catalog="system" id="c">\#(frame)</imageView>"#
    let document = try StoryboardFixture.storyboard(
      StoryboardFixture.controller(view: "<subviews>\(view)</subviews>"),
      resources: #"<image name="gear" catalog="system" width="64" height="64"/>"#)
    let archive = try #require(
      try StoryboardCompiler().compile(document).archives["home-view-root"])
    let image = try #require(archive.first("UIImageNibPlaceholder"))
    #expect(archive.text(image["UIResourceName"]) == "gear")
    #expect(archive.text(image["UISystemSymbolResourceName"]) == "gear")
    #expect(image["UIImageWidth"] == .float(0))
  }

  @Test("a constraint to a scroll view's content refers to a guide that holds its corner")
  func contentGuide() throws {
    let archive = try viewNib(
      """
      <scrollView contentMode="scaleToFill" id="scroll">\(frame)<subviews>\
      \(StoryboardFixture.label())</subviews><constraints><constraint firstItem="title" \
      firstAttribute="top" secondItem="content" secondAttribute="top" id="a"/></constraints>\
      <viewLayoutGuide key="contentLayoutGuide" id="content"/>\
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/></scrollView>
      """)
    let guide = try #require(archive.first("_UIScrollViewLayoutGuide"))
    #expect(archive.object(guide["UILayoutGuideSystemConstraints"])?.elements.count == 2)
    #expect(archive.object(guide["UILayoutGuideOwningView"])?.className == "UIScrollView")
    // The guides of the document stay in the nib without an owner.
    let unused = archive.objects.filter { $0["UILayoutGuideOwningView"] == .null }
    #expect(unused.count == 3)
  }

  @Test("the name of a standard font size gives the size of iOS")
  func namedFontSize() throws {
    let archive = try viewNib(
      """
      <button contentMode="scaleToFill" buttonType="roundedRect" id="c">\(frame)\
      <fontDescription key="fontDescription" type="boldSystem" size="button"/></button>
      """)
    #expect(archive.first("UIFont")?["UIFontPointSize"] == .double(18))
  }

  @Test("outlets of one collection are one connection")
  func outletCollection() throws {
    let label = { (id: String) in
      StoryboardFixture.label().replacing(#"id="title""#, with: #"id="\#(id)""#)
    }
    let controller = StoryboardFixture.controller(
      view: "<subviews>\(label("a"))\(label("b"))</subviews>",
      """
      <connections><outletCollection property="labels" destination="a" id="1"/>\
      <outletCollection property="labels" destination="b" id="2"/></connections>
      """)
    let compiled = try StoryboardCompiler().compile(StoryboardFixture.storyboard(controller))
    let archive = try #require(compiled.archives["home-view-root"])
    let connections = archive.objects.filter {
      $0.className == "UIRuntimeOutletCollectionConnection"
    }
    #expect(connections.count == 1)
    let destinations = archive.object(connections.first?["UIDestination"])
    #expect(destinations?.elements.count == 2)
  }
}
