/// A gesture recognizer of a running app, attached to a view.
public struct Recognizer: Sendable, Hashable {
  /// The state of a recognizer: a discrete gesture is recognized or fails, a continuous one begins,
  /// changes, and ends or is cancelled (GES-01).
  public enum State: String, Sendable, Hashable {
    case possible, began, changed

    /// The gesture has happened; discrete ones are recognized so too.
    case ended
    case cancelled, failed
  }

  /// The unique id.
  package var id: String

  /// The kind.
  public var kind: GestureKind

  /// Whether it sees touches at all.
  public var isEnabled = true

  /// Whether the view loses its touches when the gesture is recognized (GES-03).
  public var cancelsTouchesInView = true

  /// Whether the view gets no touches while it is still possible (GES-03).
  public var delaysTouchesBegan = false

  /// Whether the end of touches is delayed while recognition is possible (GES-03).
  public var delaysTouchesEnded = true

  /// The recognizers that have to fail before it may recognize anything (GES-08).
  public var requiredToFail: Set<String> = []

  /// A recognizer `id` of `kind`.
  package init(_ id: String, _ kind: GestureKind) {
    self.id = id
    self.kind = kind
  }
}
