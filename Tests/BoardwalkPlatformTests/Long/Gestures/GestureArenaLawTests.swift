import BoardwalkBase
import BoardwalkDocument
import BoardwalkTestSupport
import Testing

@testable import BoardwalkPlatform

/// Laws that hold whatever fingers do.
@Suite("Gesture recognition laws")
struct GestureArenaLawTests {
  private static let kinds: [GestureKind] = [
    .tap(), .tap(taps: 2), .longPress(), .pan(), .swipe([.left, .up]), .pinch, .rotation,
    .edgePan(.left, width: 320),
  ]

  /// One recognizer of each kind, some of which wait for others to fail.
  private static var recognizers: [Recognizer] {
    kinds.enumerated().map { index, kind in
      var recognizer = Recognizer("\(index)", kind)
      recognizer.requiredToFail = index == 0 ? ["1"] : index == 3 ? ["4"] : []
      recognizer.delaysTouchesBegan = index == 6
      return recognizer
    }
  }

  /// Touches of up to three fingers that follow from `seed`; at the end all are lifted.
  private func touches(_ seed: UInt64) -> [Touch] {
    var random = SeededGenerator(seed: seed)
    var down: [Int: LayoutPoint] = [:]
    var touches: [Touch] = []
    var time = 0
    for _ in 0..<40 {
      time += random.number(below: 200)
      let finger = random.number(below: 3)
      let place = LayoutPoint(
        x: Double(random.number(below: 320)), y: Double(random.number(below: 480)))
      let last = down[finger]
      let phase: Touch.Phase =
        last == nil ? .began : [.moved, .moved, .ended, .cancelled][random.number(below: 4)]
      touches.append(Touch(phase, finger: finger, at: place, time: time))
      down[finger] = phase == .began || phase == .moved ? place : nil
    }
    return touches
      + down.sorted { $0.key < $1.key }.map {
        Touch(.ended, finger: $0.key, at: $0.value, time: time + 20)
      }
  }

  private func play(
    _ touches: [Touch], _ prepare: (inout Recorder) -> Void = { _ in }
  ) -> (recorder: Recorder, arena: GestureArena) {
    var recorder = Recorder()
    prepare(&recorder)
    var arena = GestureArena(Self.recognizers)
    for touch in touches { arena.send(touch, asking: &recorder) }
    arena.advance(to: 100_000, asking: &recorder)
    return (recorder, arena)
  }

  @Test("recognition ends and leaves no recognizer in progress (GES-01)")
  func over() {
    for seed in UInt64(0)..<200 {
      let arena = play(touches(seed)).arena
      #expect(arena.isOver, "seed \(seed)")
      for index in Self.kinds.indices {
        let state = arena.state(of: "\(index)")
        #expect(state != .began && state != .changed, "seed \(seed): \(index)")
      }
    }
  }

  @Test("a recognizer begins before it ends and ends once (GES-01)")
  func states() {
    for seed in UInt64(0)..<200 {
      let lines = play(touches(seed)) { $0.friends = Set(Self.kinds.indices.map(String.init)) }
        .recorder.lines
      for (index, kind) in Self.kinds.enumerated() {
        let states = lines.filter { $0.hasPrefix("\(index) ") }.map { $0.dropFirst(2) }
        let possible: [[Substring]] =
          kind.isDiscrete ? [[], ["ended"]] : [[], ["began", "ended"], ["began", "cancelled"]]
        #expect(possible.contains(states), "seed \(seed): \(kind)")
      }
    }
  }

  @Test("only one of mutually exclusive recognizers succeeds (GES-05)")
  func exclusion() {
    for seed in UInt64(0)..<200 {
      let lines = play(touches(seed)).recorder.lines
      var active: Set<Substring> = []
      for line in lines where !line.hasPrefix("view") {
        let words = line.split(separator: " ")
        if words[1] == "began" {
          #expect(active.isEmpty, "seed \(seed): \(lines)")
          active.insert(words[0])
        } else {
          active.remove(words[0])
        }
      }
    }
  }

  @Test("a view receives each touch's end or cancellation once and nothing after (GES-03)")
  func view() {
    for seed in UInt64(0)..<200 {
      let lines = play(touches(seed)).recorder.lines.filter { $0.hasPrefix("view") }
      let began = lines.count { $0 == "view began" }
      let over = lines.count { $0 == "view ended" || $0 == "view cancelled" }
      #expect(began == over, "seed \(seed): \(lines)")
    }
  }

  @Test("recognizers stay idle if every delegate declines (GES-04)")
  func refusal() {
    let all = Set(Self.kinds.indices.map(String.init))
    for seed in UInt64(0)..<50 {
      let touches = touches(seed)
      #expect(!play(touches) { $0.refused = all }.recorder.lines.contains { !$0.hasPrefix("view") })
      #expect(!play(touches) { $0.blind = all }.recorder.lines.contains { !$0.hasPrefix("view") })
    }
  }

  @Test("the step size of time does not matter")
  func time() {
    for seed in UInt64(0)..<50 {
      let touches = touches(seed)
      var recorder = Recorder()
      var arena = GestureArena(Self.recognizers)
      var now = 0
      for touch in touches {
        while now < touch.time {
          arena.advance(to: now, asking: &recorder)
          now += 7
        }
        arena.send(touch, asking: &recorder)
      }
      arena.advance(to: 100_000, asking: &recorder)
      #expect(recorder.lines == play(touches).recorder.lines, "seed \(seed)")
    }
  }
}
