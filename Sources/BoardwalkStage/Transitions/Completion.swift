/// A completion block that code gave to a presentation or a dismissal.
struct Completion: Sendable, Hashable {
  /// The controller whose code gave it.
  var caller: ControllerID

  /// What it is called.
  let label: String

  /// Calling it.
  var callback: Callback { .completion(label) }
}
