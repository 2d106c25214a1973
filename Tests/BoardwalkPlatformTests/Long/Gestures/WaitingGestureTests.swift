import BoardwalkBase
import BoardwalkDocument
import Testing

@testable import BoardwalkPlatform

@Suite("Gesture failure requirements")
struct WaitingGestureTests {
  private func tap(waitingFor others: Set<String>) -> Recognizer {
    var tap = Recognizer("tap", .tap())
    tap.requiredToFail = others
    return tap
  }

  /// What the recognizers do, without what the view hears.
  private func actions(_ recorder: Recorder) -> [String] {
    recorder.lines.filter { !$0.hasPrefix("view") }
  }

  @Test("a missing or disabled recognizer is not waited for (GES-08)")
  func absent() {
    #expect(
      actions(.play(.tap(at: .middle), among: [tap(waitingFor: ["nobody"])])) == ["tap ended"])
    var double = Recognizer("double", .tap(taps: 2))
    double.isEnabled = false
    #expect(
      actions(.play(.tap(at: .middle), among: [tap(waitingFor: ["double"]), double]))
        == ["tap ended"])
  }

  @Test("a recognizer fails if the required one succeeds (GES-08)")
  func success() {
    var recorder = Recorder()
    var arena = GestureArena([
      tap(waitingFor: ["press"]), Recognizer("press", .longPress(duration: 100)),
    ])
    for touch in FingerScript.press(at: .middle, for: 300).touches {
      arena.send(touch, asking: &recorder)
    }
    #expect(actions(recorder) == ["press began", "press ended"])
    #expect(arena.state(of: "tap") == .failed)
  }

  @Test("several failure requirements are resolved in turn (GES-08)")
  func chain() {
    var double = Recognizer("double", .tap(taps: 2))
    double.requiredToFail = ["triple"]
    let all = [tap(waitingFor: ["double"]), double, Recognizer("triple", .tap(taps: 3))]
    for (count, winner) in [(1, "tap"), (2, "double"), (3, "triple")] {
      let recorder = Recorder.play(.tap(at: .middle, count: count), among: all)
      #expect(actions(recorder) == ["\(winner) ended"], "\(count) taps")
    }
  }

  @Test("only existing recognizers have states")
  func states() {
    let arena = GestureArena([tap(waitingFor: [])])
    #expect(arena.state(of: "tap") == .possible)
    #expect(arena.state(of: "other") == nil)
    #expect(arena.isOver && arena.nextDeadline == nil)
  }

  @Test("a waiting recognizer cancels its view's touches with its action (GES-03)")
  func cancellation() {
    struct Listener: GestureDelegate {
      var touches: [Touch] = []
      mutating func act(_ id: String, _ state: Recognizer.State, _ measure: GestureMeasure) {}
      mutating func deliver(_ touch: Touch) { touches.append(touch) }
    }
    var listener = Listener()
    var arena = GestureArena([Recognizer("press", .longPress())])
    arena.send(Touch(.began, at: .middle, time: 100), asking: &listener)
    arena.send(Touch(.moved, at: LayoutPoint(x: 164, y: 240), time: 200), asking: &listener)
    arena.advance(to: 1_000, asking: &listener)
    #expect(listener.touches.map(\.phase) == [.began, .moved, .cancelled])
    #expect(listener.touches.last?.time == 600)
    #expect(listener.touches.last?.location == LayoutPoint(x: 164, y: 240))
  }
}
