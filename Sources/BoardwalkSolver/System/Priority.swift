/// How strongly a constraint holds. A stronger constraint is never given up for weaker ones, however
/// many they are.
public struct Priority: Sendable, Hashable, Comparable {
  /// The strength, up to 1000.
  public let value: Double

  /// The priority of strength `value`; what is above 1000 is required too.
  public init(_ value: Double) { self.value = value.isFinite ? min(value, 1000) : 1000 }

  /// The constraint must hold.
  public static let required = Priority(1000)

  /// Whether `left` is given up before `right`.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
