/// Something with attributes that can be asked for by name.
protocol AttributeLookup {
  /// The value of the attribute `name`.
  subscript(name: String) -> String? { get }
}
