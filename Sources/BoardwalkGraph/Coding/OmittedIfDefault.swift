/// A value that a graph's file leaves out where it is what it usually is.
///
/// Most of what can be said of a view is said of few views; without this, most of a file would say
/// that nothing is unusual.
@propertyWrapper
package struct OmittedIfDefault<Default: UsualValue>: Sendable, Hashable {
  /// The value.
  package var wrappedValue: Default.Value

  /// The value `wrappedValue`, usual or not.
  package init(wrappedValue: Default.Value) { self.wrappedValue = wrappedValue }
}

extension OmittedIfDefault: Codable {
  /// Reads a value that is there.
  package init(from decoder: any Decoder) throws {
    wrappedValue = try Default.Value(from: decoder)
  }

  /// Writes the value, usual or not.
  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

// The members that compilers write for `Codable` find these overloads, and so a usual value's key
// is neither written nor missed.

extension KeyedEncodingContainer {
  mutating func encode<Default>(_ value: OmittedIfDefault<Default>, forKey key: Key) throws {
    guard value.wrappedValue != Default.value else { return }
    try encode(value.wrappedValue, forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode<Default>(_ type: OmittedIfDefault<Default>.Type, forKey key: Key) throws
    -> OmittedIfDefault<Default>
  {
    OmittedIfDefault(
      wrappedValue: try decodeIfPresent(Default.Value.self, forKey: key) ?? Default.value)
  }
}
