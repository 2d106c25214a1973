import BoardwalkBase
import BoardwalkDocument
import BoardwalkPlatform

/// Writes down what happens, and answers as it is told to.
struct Recorder: GestureDelegate {
  private(set) var lines: [String] = []
  var refused: Set<String> = []
  var blind: Set<String> = []
  var friends: Set<String> = []

  /// Whether moves are written down too.
  var hasMoves = false

  mutating func shouldReceive(_ id: String, _ touch: Touch) -> Bool { !blind.contains(id) }

  mutating func shouldBegin(_ id: String, _ measure: GestureMeasure) -> Bool {
    !refused.contains(id)
  }

  mutating func shouldRecognize(_ id: String, with other: String) -> Bool { friends.contains(id) }

  mutating func act(_ id: String, _ state: Recognizer.State, _ measure: GestureMeasure) {
    guard hasMoves || state != .changed else { return }
    lines.append("\(id) \(state.rawValue)")
    last = measure
  }

  mutating func deliver(_ touch: Touch) {
    guard hasMoves || touch.phase != .moved else { return }
    lines.append("view \(touch.phase.rawValue)")
  }

  /// What the last action amounted to.
  private(set) var last = GestureMeasure.none

  /// Lets the fingers of `scripts`, one after the other with `pause` milliseconds between, do their
  /// work among `recognizers`, and then time pass.
  static func play(
    _ scripts: FingerScript..., among recognizers: [Recognizer], pause: Int = 100,
    _ prepare: (inout Recorder) -> Void = { _ in }
  ) -> Recorder {
    var recorder = Recorder()
    prepare(&recorder)
    var arena = GestureArena(recognizers)
    var time = 0
    for script in scripts {
      for touch in script.touches(from: time) { arena.send(touch, asking: &recorder) }
      time += script.duration + pause
    }
    arena.advance(to: time + 10_000, asking: &recorder)
    return recorder
  }
}

extension LayoutPoint {
  /// Somewhere in the middle of a screen.
  static let middle = LayoutPoint(x: 160, y: 240)
}
