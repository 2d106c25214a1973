/// The progress of an interactive gesture that can be cancelled.
package enum GestureProgress: String, Sendable, Hashable {
  /// To its end.
  case completed

  /// So far that something moves, and back again.
  case cancelled

  /// So far that something moves; the finger stays.
  case begun
}
