import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// Views at another size than they were drawn at.
struct ViewLayoutTests {
  private func frames(
    _ fixture: String, _ width: Double, _ height: Double, _ safeArea: Insets = .zero,
    _ textSizes: Canvas.TextSizes = .predicted
  ) throws -> [String: Rect] {
    let document = try FixtureDocument.named(fixture)
    let view = try #require(document.scenes[0].controller?.view)
    let size = Size(width: width, height: height)
    return ViewLayout(
      view, size: size, safeArea: safeArea, on: Canvas(document, textSizes: textSizes)
    ).frames
  }

  @Test func aFormFollowsItsScreen() throws {
    let frames = try frames("form", 390, 844, Insets(top: 91, bottom: 34))
    #expect(frames["nam-ef-001"] == Rect(x: 73, y: 103, width: 297, height: 34))
    #expect(frames["nam-el-001"] == Rect(x: 20, y: 110, width: 45, height: 20.5))
    #expect(abs((frames["sen-db-001"]?.maxY ?? 0) - 794) < 1e-9)
  }

  @Test func marginsFollowTheWidth() throws {
    #expect(try frames("form", 375, 667)["sen-db-001"]?.minX == 16)
    #expect(try frames("form", 414, 736)["sen-db-001"]?.minX == 20)
  }

  @Test func proportionsHoldAtAnyWidth() throws {
    let frames = try frames("proportions", 1000, 800)
    #expect(frames["hal-f1-001"]?.size.width == 480)
    #expect(frames["hal-f1-001"]?.minX == 260)
    #expect(frames["hea-de-001"]?.size.height == 600)
    #expect(frames["cap-pd-001"]?.size.width == 300)
  }

  @Test func theStoredSizeGivesTheStoredFrames() throws {
    let document = try FixtureDocument.named("stacks")
    let frames = try frames("stacks", 375, 667, Insets(top: 20), .stored)
    for entry in StoredFrames(document, on: Canvas(document)).entries {
      #expect(frames[entry.id] == entry.frame, "\(entry.id)")
    }
  }

  @Test func viewsWithoutConstraintsFollowTheirMasks() throws {
    let document = try FixtureDocument.around(
      """
      <subviews>
      <view id="wide"><rect key="frame" x="20" y="10" width="335" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      <view id="right"><rect key="frame" x="325" y="100" width="50" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
      <view id="still"><rect key="frame" x="30" y="200" width="50" height="50"/></view>
      </subviews>
      """)
    let view = try #require(document.scenes[0].controller?.view)
    let frames = ViewLayout(
      view, size: Size(width: 475, height: 667), safeArea: .zero, on: Canvas(document)
    ).frames
    #expect(frames["wide"] == Rect(x: 20, y: 10, width: 435, height: 50))
    #expect(frames["right"] == Rect(x: 425, y: 100, width: 50, height: 50))
    #expect(frames["still"] == Rect(x: 30, y: 200, width: 50, height: 50))
  }
}
