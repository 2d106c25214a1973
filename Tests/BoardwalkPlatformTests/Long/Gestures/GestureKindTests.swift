import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Gesture recognizers")
struct GestureKindTests {
  private static func states(_ kind: GestureKind, _ script: FingerScript...) -> [String] {
    var recorder = Recorder()
    var arena = GestureArena([Recognizer("it", kind)])
    var time = 0
    for script in script {
      for touch in script.touches(from: time) { arena.send(touch, asking: &recorder) }
      time += script.duration + 100
    }
    arena.advance(to: time + 10_000, asking: &recorder)
    return recorder.lines.filter { $0.hasPrefix("it") }.map { String($0.dropFirst(3)) }
  }

  private static func drag(_ x: Double, _ y: Double, in duration: Int = 300) -> FingerScript {
    .drag(
      from: .middle, to: LayoutPoint(x: LayoutPoint.middle.x + x, y: LayoutPoint.middle.y + y),
      in: duration)
  }

  @Test("a tap is short and stays in place")
  func tap() {
    #expect(Self.states(.tap(), .tap(at: .middle)) == ["ended"])
    #expect(Self.states(.tap(), .press(at: .middle, for: 800)) == [])
    #expect(Self.states(.tap(), Self.drag(60, 0)) == [])
    #expect(Self.states(.tap(), Self.drag(20, 0)) == ["ended"])
  }

  @Test("taps and touches are counted")
  func counts() {
    #expect(Self.states(.tap(taps: 2), .tap(at: .middle)) == [])
    #expect(Self.states(.tap(taps: 2), .tap(at: .middle, count: 2)) == ["ended"])
    #expect(Self.states(.tap(touches: 2), .tap(at: .middle)) == [])
    #expect(Self.states(.tap(touches: 2), .tap(at: .middle, fingers: 2)) == ["ended"])
    #expect(Self.states(.tap(), .tap(at: .middle, fingers: 2)) == [])
  }

  @Test("the second tap of a double tap is near the first")
  func near() {
    let far = FingerScript.tap(at: LayoutPoint(x: 300, y: 400))
    #expect(Self.states(.tap(taps: 2), .tap(at: .middle), far) == [])
    #expect(Self.states(.tap(taps: 2), .tap(at: .middle), .tap(at: .middle)) == ["ended"])
  }

  @Test("the fingers of a double tap may be far from each other")
  func wideTaps() {
    var recorder = Recorder()
    var arena = GestureArena([Recognizer("it", .tap(taps: 2, touches: 2))])
    let fingers = [LayoutPoint.middle, LayoutPoint(x: LayoutPoint.middle.x + 130, y: 240)]
    for start in [0, 150] {
      for (phase, time) in [(Touch.Phase.began, start), (.ended, start + 50)] {
        for (finger, point) in fingers.enumerated() {
          arena.send(Touch(phase, finger: finger, at: point, time: time), asking: &recorder)
        }
      }
    }
    #expect(recorder.lines.contains("it ended"))
  }

  @Test("a long press begins after half a second and ends with the touch (GES-13)")
  func longPress() {
    #expect(Self.states(.longPress(), .press(at: .middle, for: 499)) == [])
    #expect(Self.states(.longPress(), .press(at: .middle, for: 500)) == ["began", "ended"])
    #expect(Self.states(.longPress(), Self.drag(30, 0, in: 1_000)) == [])
    #expect(Self.states(.longPress(), Self.drag(9, 0, in: 1_000)) == ["began", "ended"])
    #expect(Self.states(.longPress(duration: 100), .press(at: .middle, for: 101)).count == 2)
    #expect(
      Self.states(.longPress(taps: 1), .tap(at: .middle), .press(at: .middle, for: 600))
        == ["began", "ended"])
    #expect(Self.states(.longPress(taps: 1), .press(at: .middle, for: 600)) == [])
  }

  @Test("a pan requires movement and reports its translation")
  func pan() {
    #expect(Self.states(.pan(), Self.drag(9, 0)) == [])
    #expect(Self.states(.pan(), Self.drag(0, 30)) == ["began", "ended"])
    #expect(Self.states(.pan(minimumTouches: 2), Self.drag(0, 30)) == [])
    let recorder = Recorder.play(
      Self.drag(12, -30), among: [Recognizer("pan", .pan())])
    #expect(recorder.last == .translation(LayoutPoint(x: 12, y: -30)))
  }

  @Test("a pan fails with too many touches")
  func fingers() {
    let pinch = FingerScript.pinch(around: .middle, by: 3)
    #expect(Self.states(.pan(maximumTouches: 1), pinch) == [])
  }

  @Test("an edge pan begins at its edge")
  func edgePan() {
    let left = FingerScript.drag(
      from: LayoutPoint(x: 3, y: 200), to: LayoutPoint(x: 200, y: 210), in: 300)
    #expect(Self.states(.edgePan(.left, width: 320), left) == ["began", "ended"])
    #expect(Self.states(.edgePan(.right, width: 320), left) == [])
    let right = FingerScript.drag(from: LayoutPoint(x: 317, y: 200), to: .middle, in: 300)
    #expect(Self.states(.edgePan(.right, width: 320), right) == ["began", "ended"])
  }

  @Test(
    "a swipe requires its direction and speed",
    arguments: [
      (SwipeDirection.left, -80.0, 5.0), (.right, 80, -5), (.up, 3, -80), (.down, 0, 80),
    ])
  func swipe(_ direction: SwipeDirection, _ x: Double, _ y: Double) {
    #expect(Self.states(.swipe([direction]), Self.drag(x, y)) == ["ended"])
    #expect(Self.states(.swipe([direction]), Self.drag(x, y, in: 2_000)) == [])
    #expect(Self.states(.swipe([direction]), Self.drag(-x, -y)) == [])
    #expect(Self.states(.swipe([direction]), Self.drag(x / 2, y / 2)) == [])
    #expect(Self.states(.swipe(Set(SwipeDirection.allCases)), Self.drag(x, y)) == ["ended"])
  }

  @Test(
    "a synthesized swipe is far, fast and has enough touches",
    arguments: SwipeDirection.allCases)
  func virtualSwipe(direction: SwipeDirection) {
    let script = FingerScript.swipe(direction, from: .middle)
    #expect(Self.states(.swipe([direction]), script) == ["ended"])
    #expect(Self.states(.pan(), script).last == "ended")
    let two = FingerScript.swipe(direction, from: .middle, fingers: 2)
    #expect(Self.states(.swipe([direction], touches: 2), two) == ["ended"])
    #expect(Self.states(.swipe([direction]), two) == [])
  }

  @Test("a pinch reports the ratio of distances, below 1 for closer fingers (GES-11)")
  func pinch() {
    for scale in [2, 0.5] {
      let recorder = Recorder.play(
        .pinch(around: .middle, by: scale), among: [Recognizer("pinch", .pinch)])
      #expect(
        recorder.lines == [
          "view began", "view began", "view cancelled", "view cancelled",
          "pinch began", "pinch ended",
        ])
      #expect(recorder.last == .scale(scale))
    }
    #expect(Self.states(.pinch, Self.drag(100, 0)) == [])
    #expect(Self.states(.pinch, .tap(at: .middle, fingers: 2)) == [])
  }

  @Test("a rotation accumulates past half a turn")
  func rotation() throws {
    for angle in [1.0, -4.0] {
      let recorder = Recorder.play(
        .rotate(around: .middle, by: angle), among: [Recognizer("turn", .rotation)])
      guard case .rotation(let sum) = recorder.last else {
        Issue.record("no rotation")
        continue
      }
      #expect(abs(sum - angle) < 1e-9)
    }
    #expect(Self.states(.rotation, .pinch(around: .middle, by: 2)) == [])
  }

  @Test("a cancelled touch cancels a begun gesture and fails others")
  func cancelled() {
    for kind in [GestureKind.pan(), .longPress()] {
      var recorder = Recorder()
      var arena = GestureArena([Recognizer("it", kind)])
      arena.send(Touch(.began, at: .middle, time: 0), asking: &recorder)
      arena.send(
        Touch(.moved, at: LayoutPoint(x: 160, y: kind == .pan() ? 300 : 240), time: 600),
        asking: &recorder)
      arena.send(Touch(.cancelled, at: .middle, time: 700), asking: &recorder)
      #expect(arena.state(of: "it") == .cancelled)
      #expect(recorder.lines.last == "it cancelled")
    }
    var recorder = Recorder()
    var arena = GestureArena([Recognizer("it", .tap())])
    arena.send(Touch(.began, at: .middle, time: 0), asking: &recorder)
    arena.send(Touch(.cancelled, at: .middle, time: 1), asking: &recorder)
    #expect(arena.state(of: "it") == .failed)
  }
}
