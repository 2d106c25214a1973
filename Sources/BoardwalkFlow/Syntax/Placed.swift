/// A value and where it is written.
public struct Placed<Value: Sendable & Hashable>: Sendable {
  /// The value.
  public let value: Value

  /// Its bytes.
  public let range: Range<Int>

  /// `value`, written at `range`.
  public init(_ value: Value, at range: Range<Int> = 0..<0) {
    self.value = value
    self.range = range
  }
}

/// Two are the same if they say the same, wherever they are written.
extension Placed: Hashable {
  /// Whether both say the same.
  public static func == (left: Placed, right: Placed) -> Bool { left.value == right.value }

  /// Feeds what it says to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
