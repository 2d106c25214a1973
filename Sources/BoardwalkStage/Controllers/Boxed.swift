/// A large value behind one reference, so that copying what holds it counts one reference and not all
/// of its own.
@propertyWrapper
public enum Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  indirect case value(Value)

  /// Puts `wrappedValue` into a box.
  public init(wrappedValue: Value) { self = .value(wrappedValue) }

  /// What is in the box.
  public var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
