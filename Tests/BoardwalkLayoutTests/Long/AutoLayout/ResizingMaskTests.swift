import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import Testing

@testable import BoardwalkLayout

/// Views with autoresizing masks: their flexible parts share a change of size in proportion to
/// their lengths.
@Suite("Autoresizing masks")
struct ResizingMaskTests {
  /// Where a view of 100 × 100 at 50, 50 in one of 300 × 300 goes when that becomes 400 × 400.
  private func frame(_ mask: String) throws -> LayoutRect {
    let document = try FixtureDocument.around(
      """
      <subviews><view id="v"><rect key="frame" x="50" y="50" width="100" height="100"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></view></subviews>
      """, width: 300, height: 300)
    let view = try #require(document.scenes[0].controller?.view)
    let frames = ViewLayout(
      view, size: LayoutSize(width: 400, height: 400), safeArea: .zero, on: Canvas(document)
    ).frames
    return try #require(frames["v"])
  }

  /// Masks with the origin and the length that they lead to.
  private static let masks: [(mask: String, x: Double, width: Double)] = [
    ("", 50, 100), ("flexibleMaxX=\"YES\"", 50, 100), ("flexibleMinX=\"YES\"", 150, 100),
    ("widthSizable=\"YES\"", 50, 200),
    // 50 points before and 150 after share 100: a quarter moves the view.
    ("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", 75, 100),
    // 100 points of width and 150 after: two fifths widen it.
    ("widthSizable=\"YES\" flexibleMaxX=\"YES\"", 50, 140),
    // 50 before and 100 of width: a third moves it.
    ("flexibleMinX=\"YES\" widthSizable=\"YES\"", 83.333, 166.667),
    // All of it: everything is a third larger.
    ("flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\"", 66.667, 133.333),
  ]

  @Test("flexible widths and side margins share an added width by length", arguments: masks)
  func across(_ mask: String, _ x: Double, _ width: Double) throws {
    let frame = try frame(mask)
    #expect(abs(frame.minX - x) < 1e-3)
    #expect(abs(frame.size.width - width) < 1e-3)
    #expect(frame.minY == 50 && frame.size.height == 100)
  }

  private static let columns: [(mask: String, y: Double, height: Double)] = [
    ("flexibleMinY=\"YES\"", 150, 100), ("heightSizable=\"YES\"", 50, 200),
    ("flexibleMinY=\"YES\" flexibleMaxY=\"YES\"", 75, 100),
  ]

  @Test("flexible heights and vertical margins share an added height by length", arguments: columns)
  func down(_ mask: String, _ y: Double, _ height: Double) throws {
    let frame = try frame(mask)
    #expect(frame.minY == y && frame.size.height == height)
    #expect(frame.minX == 50 && frame.size.width == 100)
  }
}
