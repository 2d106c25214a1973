/// The progress of an interactive gesture that can be cancelled.
package enum GestureProgress: String, Sendable, Hashable {
  /// The gesture is completed.
  case completed

  /// The gesture begins and is cancelled.
  case cancelled

  /// The gesture begins; the finger stays down.
  case begun
}
