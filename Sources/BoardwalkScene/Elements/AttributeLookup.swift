/// A type with attributes by name.
protocol AttributeLookup {
  /// The value of the attribute `name`.
  subscript(name: String) -> String? { get }
}
