/// A completion block that code gave to a presentation or a dismissal.
package struct Completion: Sendable, Hashable {
  /// The controller whose code gave it.
  var caller: ControllerID

  /// The name.
  let label: String

  /// The chosen action of the dismissed alert; in an array, which is small if it is empty.
  var choice: [AlertChoice] = []

  /// Calling it.
  var callback: Callback { choice.isEmpty ? .completion(label) : .alert(label) }
}
