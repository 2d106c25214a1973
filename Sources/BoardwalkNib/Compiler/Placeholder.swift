/// A placeholder for an object outside of a nib.
struct Placeholder: Sendable, Hashable {
  /// The id of the object.
  let id: String

  /// The name that the nib is loaded with.
  var name: String

  /// The proxy in the nib.
  let object: Int

  /// The basis of its name, for a segue.
  let segueName: String?
}
