import BoardwalkBase
import Testing

@Suite("Constraint multipliers")
struct MultiplierTests {
  @Test(
    "the multiplier of a place counts from the corner of the view that holds the constraint",
    arguments: ["14460", "23504"])
  func placesCountFromTheHolder(_ toolsVersion: String) throws {
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

  @Test("the multiplier of a length is the same wherever the views are")
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
