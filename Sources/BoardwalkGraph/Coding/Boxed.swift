/// An optional value that is stored outside of its owner, as the value of an `indirect` case is.
///
/// Templates contain each other: a controller its item, the item its buttons, a button its view.
/// Stored inline, one controller took 5.7 KB, also on the stack of every function with one.
@propertyWrapper
package struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private indirect enum Box: Sendable, Hashable {
    case empty
    case full(Value)
  }

  private var box: Box

  /// The value; nil if there is none.
  package var wrappedValue: Value? {
    get { if case .full(let value) = box { value } else { nil } }
    set { box = newValue.map(Box.full) ?? .empty }
  }

  /// A box with `wrappedValue`.
  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.full) ?? .empty }
}

extension Boxed: Codable where Value: Codable {
  /// Decodes a present value.
  package init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }

  /// Writes the value, if there is one.
  package func encode(to encoder: any Encoder) throws { try wrappedValue?.encode(to: encoder) }
}

// Synthesized `Codable` code calls these overloads, so the key of an empty box is neither written
// nor required, as with any optional.

extension KeyedEncodingContainer {
  mutating func encode<Value: Encodable>(_ value: Boxed<Value>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue, forKey: key)
  }
}

extension KeyedDecodingContainer {
  func decode<Value: Decodable>(_ type: Boxed<Value>.Type, forKey key: Key) throws -> Boxed<Value> {
    Boxed(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
