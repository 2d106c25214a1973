import BoardwalkBase
import Testing

@Suite("Constraint multipliers")
struct MultiplierTests {
  @Test(
    "a position multiplier is relative to the origin of the constraint's view",
    arguments: ["14460", "23504"])
  func positions(_ toolsVersion: String) throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view id="card"><rect key="frame" x="100" y="200" width="200" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="dot"/></subviews>
      <constraints>
      <constraint firstItem="dot" firstAttribute="width" constant="20" id="w"/>
      <constraint firstItem="dot" firstAttribute="height" constant="20" id="h"/>
      <constraint firstItem="dot" firstAttribute="centerX" secondItem="card" \
      secondAttribute="centerX" multiplier="0.5" id="x"/>
      <constraint firstAttribute="bottom" secondItem="dot" secondAttribute="bottom" \
      multiplier="2" id="y"/></constraints></view></subviews>
      """, toolsVersion: toolsVersion)
    let frame = try #require(FixtureDocument.frames(document)["dot"])
    #expect(frame == LayoutRect(x: 40, y: 30, width: 20, height: 20))
  }

  @Test("a length multiplier does not depend on view positions")
  func lengths() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view id="card"><rect key="frame" x="100" y="200" width="200" height="100"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
      <constraints>
      <constraint firstItem="bar" firstAttribute="width" secondItem="card" \
      secondAttribute="width" multiplier="0.25" id="w"/>
      <constraint firstItem="bar" firstAttribute="height" constant="10" id="h"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="card" \
      secondAttribute="leading" constant="8" id="x"/>
      <constraint firstItem="bar" firstAttribute="top" secondItem="card" secondAttribute="top" \
      constant="4" id="y"/></constraints></view></subviews>
      """)
    let frame = try #require(FixtureDocument.frames(document)["bar"])
    #expect(frame == LayoutRect(x: 8, y: 4, width: 50, height: 10))
  }
}
