import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// What the system's own spacing comes to, whatever number is written beside it (ORC-12).
struct SystemSpacingTests {
  /// A box of 50 × 50 that `constraint` ties at the left, and another at the top.
  private func box(_ constraint: String, guides: String = "") throws -> LayoutRect {
    let document = try FixtureDocument.around(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></view></subviews>
      <constraints>\(constraint)</constraints>
      """, guides: guides)
    return try #require(FixtureDocument.frames(document)["box"])
  }

  private func tie(_ attribute: String, to item: String, _ other: String, _ rest: String) -> String
  {
    """
    <constraint firstItem="box" firstAttribute="\(attribute)" secondItem="\(item)" \
    secondAttribute="\(other)" \(rest) id="c-\(attribute)"/>
    """
  }

  @Test func besideASuperviewTheNumberCounts() throws {
    let frame = try box(tie("leading", to: "root", "leading", "constant=\"20\" symbolic=\"YES\""))
    #expect(frame.minX == 20)
  }

  @Test func besideASafeAreaItIsNone() throws {
    let symbolic = "constant=\"20\" symbolic=\"YES\""
    #expect(try box(tie("leading", to: "safe", "leading", symbolic)).minX == 0)
    // The status bar of 20 points remains.
    #expect(try box(tie("top", to: "safe", "top", symbolic)).minY == 20)
    #expect(try box(tie("top", to: "safe", "top", "constant=\"20\"")).minY == 40)
  }

  @Test func besideALayoutGuideItIsEightPoints() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      """
    let tied = tie("top", to: "top", "bottom", "constant=\"20\" symbolic=\"YES\"")
    #expect(try box(tied, guides: guides).minY == 28)
    let plain = tie("top", to: "top", "bottom", "constant=\"20\"")
    #expect(try box(plain, guides: guides).minY == 40)
  }
}
