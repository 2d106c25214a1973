import BoardwalkPlatform

/// Gesture recognizers, as values of behaviors.
extension Value {
  /// A recognizer that sends its action.
  init(_ recognizer: RunningRecognizer) {
    self = .object(recognizer.kind.className, recognizer.properties)
  }

  /// The recognizer `entry`, which has measured `measure` in `duration` milliseconds.
  init(_ entry: GestureEntry, _ measure: GestureMeasure = .none, duration: Int = 0) {
    self.init(
      RunningRecognizer(
        name: entry.name, kind: entry.recognizer.kind, view: entry.view, words: entry.name,
        state: .possible, measure: measure, duration: duration, path: nil))
  }

  /// Whether it is a recognizer.
  var isRecognizer: Bool { CreatedRecognizer(self) != nil }

  /// Whether both values are the same recognizer: the values of one differ in what it has measured.
  func isSameRecognizer(as other: Value) -> Bool {
    guard let recognizer = CreatedRecognizer(self) else { return false }
    return CreatedRecognizer(other)?.name == recognizer.name
  }
}

extension GestureKind {
  /// The direction of a swipe.
  fileprivate var direction: SwipeDirection? {
    if case .swipe(let directions, _) = self { directions.first } else { nil }
  }
}

extension RunningRecognizer {
  /// Its properties for behaviors.
  fileprivate var properties: [String: Value] {
    [
      "name": .text(name), "view": .view(view), "state": .word(state.rawValue),
      "scale": .number(scale), "rotation": .number(rotation),
      "direction": kind.direction.map { .word($0.rawValue) } ?? .nil,
      "translation": Value(translation), "velocity": Value(velocity),
      "location": path.map { Value($0) } ?? .nil,
    ]
  }
}
