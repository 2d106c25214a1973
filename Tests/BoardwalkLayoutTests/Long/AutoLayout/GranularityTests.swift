import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// How frames are rounded: to pixels of the device, or to half points if the document has whole
/// points only.
@Suite("Frame rounding")
struct GranularityTests {
  private func document(
    _ device: String, given: String, _ content: String = "", ties: Bool = true
  ) throws -> CompiledDocument {
    let centered =
      """
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="c1"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="root" \
      secondAttribute="centerY" id="c2"/>
      """
    var document = try FixtureDocument.around(
      """
      <subviews><view id="given"><rect key="frame" x="0" y="0" width="10" height="\(given)"/></view>
      \(content)</subviews><constraints>\(ties ? centered : "")</constraints>
      """)
    document.device?.identifier = device
    return document
  }

  @Test(
    "LAY-15: frames are rounded to pixels, or to halves in documents of whole points",
    arguments: [
      ("retina4_7", "10.5", 0.5), ("retina4_7", "10", 0.5), ("retina5_9", "10", 0.5),
      ("retina5_9", "10.333333333333334", 1.0 / 3), ("retina6_12", "0.66666666666666663", 1.0 / 3),
      ("ipad9_7", "1.5", 0.5),
    ])
  func granularity(
    _ device: String, _ given: String, _ granularity: Double
  ) throws {
    #expect(try abs(Canvas(document(device, given: given)).granularity - granularity) < 1e-9)
  }

  private func box(_ width: Double, _ height: Double) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="w"/>
    <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></view>
    """
  }

  @Test("ORC-94, ORC-95: edges are rounded to pixels, half up")
  func edges() throws {
    // 375 - 100.5 leaves 137.25 on each side: 137.5 and 237.75, which is 238.
    let halves = try document("retina4_7", given: "1.5", box(100.5, 50))
    let frame = try #require(FixtureDocument.frames(halves)["box"])
    #expect(frame.minX == 137.5 && frame.maxX == 238)
    // 667 - 50 leaves 308.5.
    #expect(frame.minY == 308.5 && frame.size.height == 50)
  }

  @Test("halves are rounded away from zero on both sides despite decimal error")
  func halves() throws {
    let document = try document(
      "retina4_7", given: "1.5",
      """
      <view id="outer"><rect key="frame" x="0" y="0" width="43.5" height="43.5"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="height" secondItem="outer" \
      secondAttribute="height" multiplier="0.689655" constant="14" id="h"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="outer" \
      secondAttribute="width" id="w"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="outer" \
      secondAttribute="centerX" id="x"/>
      <constraint firstItem="box" firstAttribute="centerY" secondItem="outer" \
      secondAttribute="centerY" id="y"/></constraints></view>
      """, ties: false)
    // 44 points around the middle of 43.5 reach from -0.25 to 43.75.
    #expect(
      FixtureDocument.frames(document)["box"]
        == LayoutRect(x: 0, y: -0.5, width: 43.5, height: 44.5))
  }

  @Test("edges are rounded to thirds of a point on a screen of scale 3")
  func thirds() throws {
    let thirds = try document("retina5_9", given: "0.33333333333333331", box(100, 50))
    let frame = try #require(FixtureDocument.frames(thirds)["box"])
    // 137.5 lies halfway between 137.333 and 137.667, and so does 237.5.
    #expect(abs(frame.minX - 137.6667) < 0.001)
    #expect(abs(frame.size.width - 100) < 0.001)
  }

  @Test("given frames are not rounded")
  func givenFrames() throws {
    let odd = try document("retina4_7", given: "10.123", box(100, 50))
    #expect(FixtureDocument.frames(odd)["given"]?.size.height == 10.123)
  }
}
