/// A type with attributes by name: the defaults depend on the attributes of an element that is
/// written, and of a statement whose element is still being made.
protocol AttributeLookup {
  /// The value of the attribute `name`.
  subscript(name: String) -> String? { get }
}
