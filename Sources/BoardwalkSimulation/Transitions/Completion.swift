/// A completion block that code gave to a presentation or a dismissal.
struct Completion: Sendable, Hashable {
  /// The controller whose code gave it.
  var caller: ControllerID

  /// What it is called.
  let label: String

  /// What was chosen in the alert that went; in an array, which is small where nothing was.
  var choice: [AlertChoice] = []

  /// Calling it.
  var callback: Callback { choice.isEmpty ? .completion(label) : .alert(label) }
}
