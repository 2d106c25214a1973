/// What has attributes, be they understood by now or still written otherwise.
protocol Attributed: ~Copyable {
  /// The value of the attribute `name`.
  subscript(name: Name) -> String? { get }
}

extension Unfolding: Attributed {}
