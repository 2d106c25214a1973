import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// The length of system spacing, whatever constant is stored with it (ORC-12).
@Suite("System spacing")
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

  @Test("system spacing to a superview has the stored constant")
  func superviewSpacing() throws {
    let frame = try box(tie("leading", to: "root", "leading", "constant=\"20\" symbolic=\"YES\""))
    #expect(frame.minX == 20)
  }

  @Test("system spacing to a safe area is 0")
  func safeAreaSpacing() throws {
    let symbolic = "constant=\"20\" symbolic=\"YES\""
    #expect(try box(tie("leading", to: "safe", "leading", symbolic)).minX == 0)
    // The status bar of 20 points remains.
    #expect(try box(tie("top", to: "safe", "top", symbolic)).minY == 20)
    #expect(try box(tie("top", to: "safe", "top", "constant=\"20\"")).minY == 40)
  }

  @Test("system spacing to a layout guide is 8 points")
  func guideSpacing() throws {
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
