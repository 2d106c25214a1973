/// A value that a graph file omits if it equals its default.
///
/// Most properties of most views have their default values; without this, these would be most of a
/// file.
@propertyWrapper
package struct OmittedIfDefault<Default: DefaultValue>: Sendable, Hashable {
  /// The value.
  package var wrappedValue: Default.Value

  /// The value `wrappedValue`, usual or not.
  package init(wrappedValue: Default.Value) { self.wrappedValue = wrappedValue }
}

extension OmittedIfDefault: Codable {
  /// Decodes a present value.
  package init(from decoder: any Decoder) throws {
    wrappedValue = try Default.Value(from: decoder)
  }

  /// Writes the value, usual or not.
  package func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

// Synthesized `Codable` code calls these overloads, so the key of a default value is neither
// written nor required.

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
