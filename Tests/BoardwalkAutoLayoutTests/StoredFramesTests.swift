import BoardwalkAutoLayout
import BoardwalkDocument
import BoardwalkGraph
import Testing

/// What Interface Builder's own Auto Layout would store, found again from the constraints.
struct StoredFramesTests {
  private func distance(_ left: Rect, _ right: Rect) -> Double {
    max(
      abs(left.minX - right.minX), abs(left.minY - right.minY),
      abs(left.size.width - right.size.width), abs(left.size.height - right.size.height))
  }

  @Test(arguments: FixtureDocument.names)
  func framesAreFoundFromConstraints(_ name: String) throws {
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

  @Test(arguments: FixtureDocument.names)
  func framesAreFoundWithPredictedSizesToo(_ name: String) throws {
    let document = try FixtureDocument.named(name)
    let canvas = Canvas(document)
    let blank = document.withoutPlacedFrames(keeping: .predicted, on: canvas)
    let frames = CanvasLayout(blank, on: Canvas(blank, textSizes: .predicted)).frames()
    for entry in StoredFrames(document, on: canvas).entries {
      let frame = try #require(frames[entry.id])
      #expect(distance(frame, entry.frame) <= 1, "\(entry.id): \(frame), not \(entry.frame)")
    }
  }

  @Test func nothingIsLeftOfWhatIsToBeFound() throws {
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

  @Test func framesThatContradictTheirConstraintsAreUnfair() throws {
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
    #expect(try entry("11").isFair)
    #expect(try !entry("12").isFair)
    let marked = try entry("10", "misplaced=\"YES\"")
    #expect(marked.isMarked && !marked.isFair)
  }

  @Test func viewsWithFixedFramesAreNotToBeFound() throws {
    let document = try FixtureDocument.around(
      """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="7" y="8" width="50" height="60"/></view></subviews>
      """)
    let canvas = Canvas(document)
    #expect(StoredFrames(document, on: canvas).entries.isEmpty)
    let blank = document.withoutPlacedFrames(keeping: .stored, on: canvas)
    let frames = CanvasLayout(blank, on: canvas).frames()
    #expect(frames["box"] == Rect(x: 7, y: 8, width: 50, height: 60))
  }
}
