/// The strength of a constraint. A stronger constraint is never given up for weaker ones, however
/// many they are.
package struct Priority: Sendable, Hashable, Comparable {
  /// The strength, up to 1000.
  package let value: Double

  /// The priority of strength `value`; what is above 1000 is required too.
  package init(_ value: Double) { self.value = value.isFinite ? min(value, 1000) : 1000 }

  /// The constraint must hold.
  package static let required = Priority(1000)

  /// Whether `left` is given up before `right`.
  package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
