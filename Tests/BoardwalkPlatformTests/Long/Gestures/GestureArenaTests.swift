import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Competing gesture recognizers")
struct GestureArenaTests {
  private static let down = FingerScript.drag(
    from: .middle, to: LayoutPoint(x: 160, y: 340), in: 200)

  @Test("discrete gestures send one action, continuous ones one per change (GES-01)")
  func actions() {
    var recorder = Recorder.play(
      Self.down, among: [Recognizer("pan", .pan())], { $0.hasMoves = true })
    recorder = Recorder.play(Self.down, among: [Recognizer("pan", .pan())]) {
      $0.hasMoves = true
    }
    #expect(recorder.lines.first == "view began")
    #expect(recorder.lines.contains("pan changed"))
    #expect(recorder.lines.last == "pan ended")
    #expect(!recorder.lines.contains("pan failed"))
  }

  @Test("a view's touches are cancelled just before the action (GES-03)")
  func cancelling() {
    let pan = Recognizer("pan", .pan())
    #expect(
      Recorder.play(Self.down, among: [pan]).lines
        == ["view began", "view cancelled", "pan began", "pan ended"])
    var mild = pan
    mild.cancelsTouchesInView = false
    #expect(
      Recorder.play(Self.down, among: [mild]).lines
        == ["view began", "pan began", "pan ended", "view ended"])
  }

  @Test("delayed touches end when no gesture is possible anymore (GES-03)")
  func delayedEnd() {
    let double = Recognizer("double", .tap(taps: 2))
    var recorder = Recorder()
    var arena = GestureArena([double])
    for touch in FingerScript.tap(at: .middle).touches { arena.send(touch, asking: &recorder) }
    #expect(recorder.lines == ["view began"])
    arena.advance(to: 500, asking: &recorder)
    #expect(recorder.lines == ["view began", "view ended"])
    #expect(arena.isOver)
    var hasty = double
    hasty.delaysTouchesEnded = false
    #expect(Recorder.play(.tap(at: .middle), among: [hasty]).lines == ["view began", "view ended"])
  }

  @Test("touches can be delayed until a recognizer fails (GES-03)")
  func delayedBegin() {
    var swipe = Recognizer("swipe", .swipe([.left]))
    swipe.delaysTouchesBegan = true
    var recorder = Recorder()
    var arena = GestureArena([swipe])
    arena.send(Touch(.began, at: .middle, time: 0), asking: &recorder)
    #expect(recorder.lines == [])
    arena.advance(to: 500, asking: &recorder)
    #expect(recorder.lines == ["view began"])
    let left = FingerScript.drag(from: .middle, to: LayoutPoint(x: 20, y: 240), in: 200)
    #expect(Recorder.play(left, among: [swipe]).lines == ["swipe ended"])
  }

  @Test("a delegate can prevent a gesture and hide touches (GES-04)")
  func delegates() {
    let tap = [Recognizer("tap", .tap())]
    #expect(
      Recorder.play(.tap(at: .middle), among: tap) { $0.refused = ["tap"] }.lines
        == ["view began", "view ended"])
    #expect(
      Recorder.play(.tap(at: .middle), among: tap) { $0.blind = ["tap"] }.lines
        == ["view began", "view ended"])
  }

  @Test("the first recognizer wins unless a delegate allows both (GES-05)")
  func exclusion() {
    let both = [
      Recognizer("inner", .pan()), Recognizer("outer", .pan()),
    ]
    let alone = Recorder.play(Self.down, among: both)
    #expect(alone.lines.filter { $0.hasPrefix("outer") } == [])
    #expect(alone.lines.contains("inner ended"))
    for friend in ["inner", "outer"] {
      let together = Recorder.play(Self.down, among: both) { $0.friends = [friend] }
      #expect(
        together.lines == [
          "view began", "view cancelled", "inner began", "outer began", "inner ended",
          "outer ended",
        ])
    }
  }

  @Test("a second recognizer fails while the first continues (GES-05)")
  func late() {
    let recognizers = [
      Recognizer("press", .longPress()), Recognizer("pan", .pan()),
    ]
    var recorder = Recorder()
    var arena = GestureArena(recognizers)
    arena.send(Touch(.began, at: .middle, time: 0), asking: &recorder)
    arena.send(Touch(.moved, at: LayoutPoint(x: 160, y: 300), time: 800), asking: &recorder)
    #expect(arena.state(of: "press") == .changed)
    #expect(arena.state(of: "pan") == .failed)
  }

  @Test("a tap can require a double tap to fail (GES-08)")
  func requirement() {
    var single = Recognizer("single", .tap())
    single.requiredToFail = ["double"]
    let recognizers = [single, Recognizer("double", .tap(taps: 2))]
    var recorder = Recorder()
    var arena = GestureArena(recognizers)
    for touch in FingerScript.tap(at: .middle).touches { arena.send(touch, asking: &recorder) }
    #expect(recorder.lines == ["view began"])
    #expect(!arena.isOver)
    arena.advance(to: 400, asking: &recorder)
    #expect(recorder.lines == ["view began", "view cancelled", "single ended"])
    #expect(
      Recorder.play(.tap(at: .middle, count: 2), among: recognizers).lines.filter {
        !$0.hasPrefix("view")
      } == ["double ended"])
  }

  @Test("without a requirement a double tap is also a tap")
  func noRequirement() {
    let recognizers = [
      Recognizer("single", .tap()), Recognizer("double", .tap(taps: 2)),
    ]
    #expect(
      Recorder.play(.tap(at: .middle, count: 2), among: recognizers).lines.filter {
        !$0.hasPrefix("view")
      } == ["single ended", "double ended"])
  }

  @Test("a pan that requires a swipe to fail begins afterwards (GES-08)")
  func waitingPan() {
    var pan = Recognizer("pan", .pan())
    pan.requiredToFail = ["swipe"]
    let recognizers = [pan, Recognizer("swipe", .swipe([.up]))]
    #expect(
      Recorder.play(
        .drag(from: .middle, to: LayoutPoint(x: 160, y: 340), in: 1_000), among: recognizers
      ).lines == ["view began", "view cancelled", "pan began", "pan ended"])
    // Over before the swipe has failed: its chance is gone.
    #expect(Recorder.play(Self.down, among: recognizers).lines == ["view began", "view ended"])
  }

  @Test("two recognizers that require each other to fail never succeed")
  func circle() {
    var one = Recognizer("one", .tap())
    one.requiredToFail = ["two"]
    var two = Recognizer("two", .tap())
    two.requiredToFail = ["one"]
    let lines = Recorder.play(.tap(at: .middle), among: [one, two]).lines
    #expect(!lines.contains { $0.hasSuffix("two ended") || $0.hasSuffix("one ended") })
  }

  @Test("a disabled recognizer gets no touches")
  func disabling() {
    var disabled = Recognizer("pan", .pan())
    disabled.isEnabled = false
    #expect(Recorder.play(Self.down, among: [disabled]).lines == ["view began", "view ended"])
  }

  @Test("unknown touches change nothing")
  func strangers() {
    var recorder = Recorder()
    var arena = GestureArena([Recognizer("tap", .tap())])
    arena.send(Touch(.moved, finger: 3, at: .middle, time: 0), asking: &recorder)
    arena.send(Touch(.ended, finger: 3, at: .middle, time: 1), asking: &recorder)
    arena.send(Touch(.began, at: .middle, time: 2), asking: &recorder)
    arena.send(Touch(.began, at: .middle, time: 3), asking: &recorder)
    #expect(recorder.lines == ["view began"])
  }
}
