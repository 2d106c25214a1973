import BoardwalkPlatform

/// Gesture recognizers, for its code.
extension RunningController {
  /// Attaches a recognizer called `name` that looks for `kind` to the view that the outlet `outlet` is
  /// connected to, or to its own view; `configure` may change how it goes about it.
  ///
  /// ```swift
  /// controller.addGestureRecognizer("pinch", .pinch, to: "photos", action: "pinched:")
  /// ```
  ///
  /// The action's sender is the recognizer: ``Sender/recognizer``.
  public mutating func addGestureRecognizer(
    _ name: String, _ kind: GestureKind, to outlet: String? = nil, action: String? = nil,
    _ configure: (inout Recognizer) -> Void = { _ in }
  ) {
    guard isAlive, let view = outlet.map(view) ?? view else { return }
    var recognizer = Recognizer(name, kind)
    configure(&recognizer)
    recognizer.id = name
    simulation.addGestureRecognizer(recognizer, to: view, action: action)
  }

  /// Takes the recognizer called `name` away again.
  public mutating func removeGestureRecognizer(_ name: String) {
    change { $0.gestures.attached.removeAll { $0.recognizer.id == name } }
  }

  /// The names and kinds of the recognizers of the view that the outlet `outlet` is connected to: those
  /// of its document by their ids, a scroll view's own, `scroll view pan` and, where it can be zoomed,
  /// `scroll view pinch` (GES-12), and those that code has attached.
  public func gestureRecognizers(of outlet: String) -> [(name: String, kind: GestureKind)] {
    view(outlet).map { simulation.gestureRecognizers(of: $0) } ?? []
  }

  /// Lets the recognizer called `name` wait until the one called `other` has failed (GES-08).
  public mutating func require(_ name: String, toFail other: String) {
    if isAlive { simulation.require(name, toFail: other, of: id) }
  }

  /// Lets the recognizer called `name` see touches, or none.
  public mutating func setEnabled(_ isEnabled: Bool, recognizer name: String) {
    if isAlive { simulation.setEnabled(isEnabled, recognizer: name, of: id) }
  }
}
