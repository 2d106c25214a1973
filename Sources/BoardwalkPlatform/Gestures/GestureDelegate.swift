/// The callbacks of a gesture arena: the recognizers' delegates and targets, and the hit view.
package protocol GestureDelegate {
  /// `gestureRecognizer(_:shouldReceive:)`: whether the recognizer `id` sees `touch`, which begins.
  mutating func shouldReceive(_ id: String, _ touch: Touch) -> Bool

  /// `gestureRecognizerShouldBegin(_:)`: whether the recognizer `id` may begin, with what it has
  /// measured.
  mutating func shouldBegin(_ id: String, _ measure: GestureMeasure) -> Bool

  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`, of the delegate of `id`.
  mutating func shouldRecognize(_ id: String, with other: String) -> Bool

  /// The recognizer `id` sends its action: it began, changed, ended or was cancelled (GES-01).
  mutating func act(_ id: String, _ state: Recognizer.State, _ measure: GestureMeasure)

  /// The view that was hit gets `touch`.
  mutating func deliver(_ touch: Touch)
}

extension GestureDelegate {
  /// Every recognizer sees every touch.
  package mutating func shouldReceive(_ id: String, _ touch: Touch) -> Bool { true }

  /// Every recognizer may begin.
  package mutating func shouldBegin(_ id: String, _ measure: GestureMeasure) -> Bool { true }

  /// No two recognize anything together.
  package mutating func shouldRecognize(_ id: String, with other: String) -> Bool { false }

  /// The view does nothing with it.
  package mutating func deliver(_ touch: Touch) {}
}
