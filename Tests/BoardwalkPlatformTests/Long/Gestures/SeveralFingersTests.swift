import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Multi-touch gestures")
struct SeveralFingersTests {
  /// What a recognizer of `kind` goes through while `touches` happen, and after.
  private func states(_ kind: GestureKind, _ touches: [Touch]) -> [String] {
    var recorder = Recorder()
    var arena = GestureArena([Recognizer("it", kind)])
    for touch in touches { arena.send(touch, asking: &recorder) }
    arena.advance(to: 60_000, asking: &recorder)
    return recorder.lines.filter { $0.hasPrefix("it") }.map { String($0.dropFirst(3)) }
  }

  private func touch(
    _ phase: Touch.Phase, _ finger: Int, _ x: Double, _ time: Int
  ) -> Touch {
    Touch(phase, finger: finger, at: LayoutPoint(x: x, y: 100), time: time)
  }

  @Test("a pinch continues with two of three touches and ends with the last but one (GES-11)")
  func pinch() {
    let begun = [
      touch(.began, 0, 100, 0), touch(.began, 1, 200, 0), touch(.moved, 1, 260, 16),
      touch(.began, 2, 300, 32),
    ]
    let oneUp = begun + [touch(.ended, 2, 300, 48)]
    #expect(states(.pinch, oneUp) == ["began"])
    #expect(states(.pinch, oneUp + [touch(.ended, 1, 260, 64)]) == ["began", "ended"])
  }

  @Test(
    "a pinch or rotation in progress can be cancelled",
    arguments: [GestureKind.pinch, .rotation])
  func taken(_ kind: GestureKind) {
    let begun = [
      touch(.began, 0, 100, 0), touch(.began, 1, 200, 0),
      Touch(.moved, finger: 1, at: LayoutPoint(x: 260, y: 180), time: 16),
    ]
    #expect(states(kind, begun + [touch(.cancelled, 0, 100, 32)]) == ["began", "cancelled"])
    #expect(states(kind, begun.dropLast() + [touch(.cancelled, 0, 100, 32)]) == [])
  }

  @Test("two touches at one point are no pinch")
  func together() {
    let recorder = Recorder.play(
      .pinch(around: .middle, by: 0), among: [Recognizer("pinch", .pinch)])
    #expect(recorder.last == .scale(0))
    let apart = [
      touch(.began, 0, 100, 0), touch(.began, 1, 100, 0), touch(.moved, 1, 200, 16),
      touch(.ended, 0, 100, 32), touch(.ended, 1, 200, 32),
    ]
    #expect(states(.pinch, apart) == ["began", "ended"])
  }

  @Test("a two-finger pan begins with the second touch and ends with either")
  func pan() {
    let first = [touch(.began, 0, 100, 0), touch(.moved, 0, 150, 16)]
    let two = GestureKind.pan(minimumTouches: 2, maximumTouches: 2)
    #expect(states(two, first) == [])
    let second = first + [touch(.began, 1, 200, 32), touch(.moved, 1, 260, 48)]
    #expect(states(two, second) == ["began"])
    #expect(states(two, second + [touch(.ended, 0, 150, 64)]) == ["began", "ended"])
    // More do not disturb what has begun.
    #expect(states(two, second + [touch(.began, 2, 300, 64)]) == ["began"])
  }

  @Test("a pan's touch limits are clamped to valid values")
  func limits() {
    let drag = FingerScript.drag(from: .middle, to: .zero, in: 200).touches
    for kind in [GestureKind.pan(minimumTouches: 0), .pan(minimumTouches: -3, maximumTouches: -5)] {
      #expect(states(kind, drag) == ["began", "ended"])
    }
  }

  @Test("a two-finger long press starts with the second touch and ends with either (GES-13)")
  func longPress() {
    let press = GestureKind.longPress(touches: 2)
    let both = [touch(.began, 0, 100, 0), touch(.began, 1, 150, 300)]
    #expect(states(press, [both[0]]) == [])
    #expect(states(press, both + [touch(.ended, 0, 100, 700)]) == [])
    #expect(states(press, both + [touch(.ended, 0, 100, 900)]) == ["began", "ended"])
    #expect(states(press, both + [touch(.began, 2, 200, 400)]) == [])
  }

  @Test("an edge pan has one touch that starts at the edge")
  func edgePan() {
    let edge = GestureKind.edgePan(.left, width: 320)
    let begun = [touch(.began, 0, 2, 0), touch(.moved, 0, 60, 16)]
    #expect(states(edge, begun + [touch(.ended, 0, 60, 32)]) == ["began", "ended"])
    #expect(states(edge, [begun[0], touch(.began, 1, 8, 8)] + begun.dropFirst()) == [])
    // Once it has begun, another finger may come from anywhere.
    #expect(states(edge, begun + [touch(.began, 1, 200, 32)]) == ["began"])
  }

  @Test("a two-finger tap tolerates different start and end times")
  func tap() {
    let touches = [
      touch(.began, 0, 100, 0), touch(.began, 1, 140, 60), touch(.ended, 0, 100, 90),
      touch(.ended, 1, 140, 130),
    ]
    #expect(states(.tap(touches: 2), touches) == ["ended"])
    #expect(states(.tap(), touches) == [])
    #expect(states(.tap(touches: 3), touches) == [])
  }
}
