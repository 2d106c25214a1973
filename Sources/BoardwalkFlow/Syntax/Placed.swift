/// A value and where it is written.
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

/// Two are the same if they say the same, wherever they are written.
extension Placed: Hashable {
  /// Whether both say the same.
  package static func == (left: Placed, right: Placed) -> Bool { left.value == right.value }

  /// Feeds what it says to `hasher`.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
