import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// Alignment rectangles of controls, which constraints use in place of their frames (LAY-10 to
/// LAY-12).
@Suite("Alignment rectangles")
struct AlignmentInsetTests {
  /// The frame of the control `name`, pinned to the left, the right and the top of 375 points.
  private func frame(_ name: String, _ toolsVersion: String, isWide: Bool = true) throws
    -> LayoutRect
  {
    let right = """
      <constraint firstItem="root" firstAttribute="trailing" secondItem="c" \
      secondAttribute="trailing" constant="20" id="r"/>
      """
    let left = """
      <constraint firstItem="c" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="l"/>
      """
    let document = try FixtureDocument.around(
      """
      <subviews><\(name) translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews>
      <constraints>\(isWide ? left : "")\(right)
      <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="40" id="t"/></constraints>
      """, toolsVersion: toolsVersion)
    return try #require(FixtureDocument.frames(document, .predicted)["c"])
  }

  @Test("LAY-10: a slider extends 2 points beyond its constrained sides before Xcode 26")
  func slider() throws {
    #expect(try frame("slider", "14460") == LayoutRect(x: 18, y: 40, width: 339, height: 31))
    #expect(try frame("slider", "24127") == LayoutRect(x: 20, y: 40, width: 335, height: 34))
  }

  @Test("LAY-11: a switch extends 2 points beyond its constrained trailing edge")
  func switchControl() throws {
    #expect(
      try frame("switch", "14460", isWide: false)
        == LayoutRect(x: 306, y: 40, width: 51, height: 31))
    #expect(
      try frame("switch", "24127", isWide: false)
        == LayoutRect(x: 294, y: 40, width: 63, height: 28))
  }

  @Test("LAY-12: a segmented control extends 1 point below its constrained bottom")
  func segmentedControl() throws {
    #expect(try frame("segmentedControl", "14460").size.height == 29)
    let document = try FixtureDocument.around(
      """
      <subviews><segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="0" width="100" height="29"/></segmentedControl>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="below"/></subviews><constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="40" id="t"/>
      <constraint firstItem="below" firstAttribute="top" secondItem="c" secondAttribute="bottom" \
      constant="8" id="b"/></constraints>
      """)
    #expect(FixtureDocument.frames(document)["below"]?.minY == 76)
  }

  @Test("the alignment rectangle of a round symbol is its square without a pixel above and below")
  func symbols() throws {
    func frame(_ width: Int, _ height: Int) throws -> LayoutRect? {
      let document = try FixtureDocument.around(
        """
        <subviews><imageView image="safari" translatesAutoresizingMaskIntoConstraints="NO" id="c">
        <rect key="frame" x="0" y="0" width="25" height="24"/></imageView></subviews><constraints>
        <constraint firstItem="c" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="40" id="t"/>
        <constraint firstItem="c" firstAttribute="height" constant="25" id="h"/></constraints>
        """, toolsVersion: "24127",
        resources:
          "<image name=\"safari\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/>")
      return FixtureDocument.frames(document)["c"]
    }
    // (128 - 123) / 2 × 21 / 128 = 0.41, which is a pixel of two a point.
    let round = try #require(try frame(128, 123))
    #expect(round.minY == 40.5 && round.size.height == 24)
    let wide = try #require(try frame(128, 96))
    #expect(wide.minY == 40 && wide.size.height == 25)
    let square = try #require(try frame(128, 128))
    #expect(square.minY == 40 && square.size.height == 25)
  }

  @Test("constraints of progress views and search bars apply to their frames")
  func otherControls() throws {
    #expect(try frame("progressView", "14460") == LayoutRect(x: 20, y: 40, width: 335, height: 2))
    #expect(try frame("searchBar", "14460") == LayoutRect(x: 20, y: 40, width: 335, height: 56))
  }
}
