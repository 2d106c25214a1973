/// A cached value derived from sibling properties, which does not affect equality.
@propertyWrapper
struct Derived<Wrapped: Sendable>: Sendable, Hashable {
  var wrappedValue: Wrapped

  static func == (left: Derived, right: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
