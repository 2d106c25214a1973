import BoardwalkBase
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkLayout
import Testing

/// Frames that Interface Builder stored, computed again from the constraints.
@Suite("Stored frames")
struct StoredFramesTests {
  private func distance(_ left: LayoutRect, _ right: LayoutRect) -> Double {
    max(
      abs(left.minX - right.minX), abs(left.minY - right.minY),
      abs(left.size.width - right.size.width), abs(left.size.height - right.size.height))
  }

  @Test(
    "computed frames are within half a point of the stored ones",
    arguments: FixtureDocument.names)
  func computedFrames(_ name: String) throws {
    let document = try FixtureDocument.named(name)
    let canvas = Canvas(document)
    let stored = StoredFrames(document, on: canvas)
    #expect(!stored.entries.isEmpty)
    let blank = document.withoutPlacedFrames(keeping: .stored, on: canvas)
    let frames = CanvasLayout(blank, on: Canvas(blank)).frames()
    for entry in stored.entries {
      let frame = try #require(frames[entry.id])
      #expect(distance(frame, entry.frame) <= 0.5, "\(entry.id): \(frame), not \(entry.frame)")
    }
  }

  @Test(
    "frames computed with predicted text sizes are within a point of the stored ones",
    arguments: FixtureDocument.names)
  func predictedSizes(_ name: String) throws {
    let document = try FixtureDocument.named(name)
    let canvas = Canvas(document)
    let blank = document.withoutPlacedFrames(keeping: .predicted, on: canvas)
    let frames = CanvasLayout(blank, on: Canvas(blank, textSizes: .predicted)).frames()
    for entry in StoredFrames(document, on: canvas).entries {
      let frame = try #require(frames[entry.id])
      #expect(distance(frame, entry.frame) <= 1, "\(entry.id): \(frame), not \(entry.frame)")
    }
  }

  @Test("a document without placed frames keeps only given frames and stored text sizes")
  func removedFrames() throws {
    let document = try FixtureDocument.named("stacks")
    let canvas = Canvas(document)
    let blank = document.withoutPlacedFrames(keeping: .predicted, on: canvas)
    #expect(StoredFrames(blank, on: canvas).entries.isEmpty)
    #expect(blank.scenes[0].controller?.view?.frame?.size.width == 375)
    let kept = document.withoutPlacedFrames(keeping: .stored, on: canvas)
    let entries = StoredFrames(kept, on: canvas).entries
    #expect(!entries.isEmpty && entries.allSatisfy { $0.kind == "label" })
    #expect(entries.allSatisfy { $0.frame.origin == .zero && $0.frame.size.width > 0 })
  }

  @Test("LAY-80: a frame that violates its constraints or is marked misplaced is unfair")
  func unfairFrames() throws {
    func entry(_ x: String, _ marks: String = "") throws -> StoredFrames.Entry {
      let document = try FixtureDocument.around(
        """
        <subviews><view \(marks) translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="\(x)" y="0.0" width="50" height="50"/></view></subviews>
        <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="c"/></constraints>
        """)
      return try #require(StoredFrames(document, on: Canvas(document)).entries.first)
    }
    #expect(try entry("10").isFair)
    #expect(try entry("10.5").isFair)
    #expect(try !entry("11").isFair)
    let marked = try entry("10", "misplaced=\"YES\"")
    #expect(marked.isMarked && !marked.isFair)
  }

  /// Whether a view stored at `x` and `width` is fair that begins at 20 and is centered in 480
  /// points.
  private func isFair(_ x: String, _ width: String, _ marks: String = "") throws -> Bool {
    let document = try FixtureDocument.around(
      """
      <subviews><view \(marks) translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="50"/></view></subviews>
      <constraints><constraint firstItem="box" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c"/>
      <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
      secondAttribute="centerX" id="d"/></constraints>
      """, width: 480)
    return try #require(StoredFrames(document, on: Canvas(document)).entries.first).isFair
  }

  @Test("a frame is fair if some layout yields it within half a point")
  func fairFrames() throws {
    #expect(try isFair("20", "440"))
    #expect(try isFair("20", "440.5"))
    // Each constraint by itself is missed by half a point only, but nothing 441 points wide keeps
    // both.
    #expect(try !isFair("20", "441"))
    #expect(try !isFair("19", "442"))
  }

  @Test("frames are unfair if small errors add up along a chain of constraints")
  func chains() throws {
    func areFair(_ x: Double) throws -> Bool {
      let chain = (1...3).map { index in
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
        <rect key="frame" x="\(Double(index) * x)" y="0.0" width="10" height="10"/></view>
        """
      }
      let ties = (1...3).map { index in
        """
        <constraint firstItem="v\(index)" firstAttribute="leading" \
        secondItem="\(index == 1 ? "root" : "v\(index - 1)")" secondAttribute="leading" \
        constant="20" id="c\(index)"/>
        """
      }
      let document = try FixtureDocument.around(
        "<subviews>\(chain.joined())</subviews><constraints>\(ties.joined())</constraints>")
      return StoredFrames(document, on: Canvas(document)).entries.allSatisfy(\.isFair)
    }
    #expect(try areFair(20))
    #expect(try areFair(20.1))
    // No tie is missed by more than 0.4, but the third view ought to be at 60, not at 61.2.
    #expect(try !areFair(20.4))
  }

  @Test("LAY-01: a fixed frame is kept, and is not computed from constraints")
  func fixedFrames() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="7" y="8" width="50" height="60"/></view></subviews>
      """)
    let canvas = Canvas(document)
    #expect(StoredFrames(document, on: canvas).entries.isEmpty)
    let blank = document.withoutPlacedFrames(keeping: .stored, on: canvas)
    let frames = CanvasLayout(blank, on: canvas).frames()
    #expect(frames["box"] == LayoutRect(x: 7, y: 8, width: 50, height: 60))
  }
}
