/// A large value behind one reference, so that copying what holds it counts one reference and not all
/// of its own.
///
/// The box is an array of one: that is changed where it is while nobody else holds it, and copied
/// when somebody does.
@propertyWrapper
package struct CopyOnWrite<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  private var box: [Wrapped]

  /// Puts `wrappedValue` into a box.
  package init(wrappedValue: Wrapped) { box = [wrappedValue] }

  /// What is in the box.
  package var wrappedValue: Wrapped {
    _read { yield box[0] }
    _modify { yield &box[0] }
  }
}
