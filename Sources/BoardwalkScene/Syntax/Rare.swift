/// A part that most of those who may have it lack: it lies apart, so that they are small and quick to
/// copy.
@propertyWrapper
enum Rare<Value: Sendable & Hashable>: Sendable, Hashable {
  case none
  indirect case some(Value)

  init(wrappedValue: Value?) { self = wrappedValue.map(Rare.some) ?? .none }

  var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}
