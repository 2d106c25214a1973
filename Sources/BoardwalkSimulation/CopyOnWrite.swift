/// A large value behind one reference, so that copying its owner increments one reference count.
///
/// The box is an array with one element, which is changed in place if it is uniquely referenced,
/// and copied otherwise.
@propertyWrapper
package struct CopyOnWrite<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  private var box: [Wrapped]

  /// Puts `wrappedValue` into a box.
  package init(wrappedValue: Wrapped) { box = [wrappedValue] }

  /// The boxed value.
  package var wrappedValue: Wrapped {
    _read { yield box[0] }
    _modify { yield &box[0] }
  }
}
