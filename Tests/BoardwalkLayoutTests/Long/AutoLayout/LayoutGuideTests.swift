import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// Guides that constraints can name: those of controllers, from before safe areas, and those of
/// views.
@Suite("Layout guides")
struct LayoutGuideTests {
  private let guides = """
    <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
    <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
    """

  /// The frame of a box between `above` and `below`, each a guide, an attribute and a constant.
  private func box(
    _ above: (String, String, Double), _ below: (String, String, Double),
    device: String = "retina4_7", toolsVersion: String = "14460"
  ) throws -> LayoutRect {
    var document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="l"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="\(above.0)" \
      secondAttribute="\(above.1)" constant="\(above.2)" id="t"/>
      <constraint firstItem="\(below.0)" firstAttribute="\(below.1)" secondItem="box" \
      secondAttribute="bottom" constant="\(below.2)" id="b"/></constraints>
      """, width: device == "retina4_7" ? 375 : 414, height: device == "retina4_7" ? 667 : 896,
      toolsVersion: toolsVersion, guides: guides)
    document.device?.identifier = device
    return try #require(FixtureDocument.frames(document)["box"])
  }

  @Test("the inner edges of controller guides exclude status bar and home indicator")
  func innerEdges() throws {
    let frame = try box(("top", "bottom", 5), ("bottom", "top", 7))
    #expect(frame == LayoutRect(x: 10, y: 25, width: 100, height: 667 - 25 - 7))
    let high = try box(
      ("top", "bottom", 5), ("bottom", "top", 7), device: "retina6_1", toolsVersion: "17701")
    #expect(high.minY == 49)
    // 34 points for the home indicator, and 7.
    #expect(high.maxY == 896 - 41)
  }

  @Test("the outer edges of controller guides are the edges of the view")
  func outerEdges() throws {
    let frame = try box(("top", "top", 5), ("bottom", "bottom", 7))
    #expect(frame.minY == 5 && frame.maxY == 660)
  }

  @Test("the safe area is the space between the controller guides")
  func safeArea() throws {
    let old = try box(("top", "bottom", 5), ("bottom", "top", 7))
    let new = try box(("safe", "top", 5), ("safe", "bottom", 7))
    #expect(old == new)
  }

  @Test("a constraint to an unknown item is ignored")
  func unknownItem() throws {
    let frame = try box(("nowhere", "bottom", 5), ("safe", "bottom", 7))
    // Only its bottom is held.
    #expect(frame.maxY == 660)
  }

  @Test("the safe area of a nested view has the part of the insets that overlaps it")
  func nestedSafeArea() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="outer"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews><constraints>
      <constraint firstItem="inner" firstAttribute="top" secondItem="outer-safe" \
      secondAttribute="top" id="i1"/>
      <constraint firstItem="outer-safe" firstAttribute="bottom" secondItem="inner" \
      secondAttribute="bottom" id="i2"/></constraints>
      <viewLayoutGuide key="safeArea" id="outer-safe"/></view></subviews><constraints>
      <constraint firstItem="outer" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="o1"/>
      <constraint firstItem="outer" firstAttribute="height" constant="200" id="o2"/></constraints>
      """)
    let frames = FixtureDocument.frames(document)
    // The status bar's 20 points, less the 8 that the view lies below its edge.
    #expect(frames["inner"]?.minY == 12)
    #expect(frames["inner"]?.size.height == 188)
  }

  @Test("a view stored below a bar at screen height ends with the screen")
  func viewBelowBar() throws {
    let box = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
      id="b"/></constraints>
      """
    func height(_ y: Int, _ height: Int) throws -> Double? {
      let document = try FixtureDocument.around(box, y: y, height: height)
      return FixtureDocument.frames(document)["box"]?.size.height
    }
    #expect(try height(64, 667) == 603)
    #expect(try height(64, 603) == 603)
    #expect(try height(0, 667) == 667)
  }

  @Test("a document without a device is drawn on a screen that ends where the view does")
  func missingDevice() throws {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="t"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="b"/>
      </constraints>
      """
    func height(_ y: Int, _ height: Int) throws -> Double? {
      var document = try FixtureDocument.around(
        content, y: y, height: height, toolsVersion: "11542", guides: guides)
      document.device = nil
      return FixtureDocument.frames(document)["box"]?.size.height
    }
    #expect(try height(64, 667) == 603)
    #expect(try height(64, 603) == 603)
    #expect(try height(0, 667) == 647)
  }

  @Test("the guides of a scroll view are at the ends of its content")
  func scrollView() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="w"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="h"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" \
      constant="30" id="t"/>
      <constraint firstItem="bottom" firstAttribute="top" secondItem="box" \
      secondAttribute="bottom" constant="10" id="b"/></constraints>
      """, kind: "scrollView", guides: guides)
    #expect(
      FixtureDocument.frames(document)["box"] == LayoutRect(x: 0, y: 30, width: 100, height: 50))
  }
}
