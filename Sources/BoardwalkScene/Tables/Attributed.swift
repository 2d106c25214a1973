/// What has attributes, be they understood by now or still written otherwise.
protocol Attributed {
  /// The value of the attribute `name`.
  subscript(name: Name) -> String? { get }
}

extension Branch: Attributed {}

extension Unfolding: Attributed {}
