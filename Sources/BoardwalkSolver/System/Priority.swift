/// The strength of a constraint. A constraint is never violated in favor of weaker ones.
package struct Priority: Sendable, Hashable, Comparable {
  /// The strength, up to 1000.
  package let value: Double

  /// The priority of strength `value`, at most 1000.
  package init(_ value: Double) { self.value = value.isFinite ? min(value, 1000) : 1000 }

  /// The constraint must hold.
  package static let required = Priority(1000)

  /// Whether `left` is weaker than `right`.
  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
