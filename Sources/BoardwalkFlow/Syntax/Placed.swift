/// A value with its range.
package struct Placed<Value: Sendable & Hashable>: Sendable {
  /// The value.
  package let value: Value

  /// Its bytes.
  package let range: Range<Int>

  /// `value`, written at `range`.
  package init(_ value: Value, at range: Range<Int> = 0..<0) {
    self.value = value
    self.range = range
  }
}

/// Ranges do not affect equality.
extension Placed: Hashable {
  /// Whether both values are equal.
  package static func == (left: Placed, right: Placed) -> Bool { left.value == right.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
