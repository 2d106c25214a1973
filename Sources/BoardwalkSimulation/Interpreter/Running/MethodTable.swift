/// The methods that behaviors can call on one kind of object.
///
/// A key is the signature of a method, `show(_:sender:)`, or a base name, for all
/// methods of that name.
struct MethodTable<Receiver: Sendable>: Sendable {
  /// A method: its answer, with the changes that it makes to the simulation.
  typealias Method = @Sendable (inout Simulation, Receiver, [Value]) -> Value

  private let methods: [String: Method]

  init(_ methods: [String: Method]) { self.methods = methods }

  /// The base names of the methods.
  var names: Set<String> { Set(methods.keys.map { String($0.prefix { $0 != "(" }) }) }

  /// The answer of `receiver` to `call`; nil if there is no such method.
  func answer(
    to call: MethodCall, of receiver: Receiver, on simulation: inout Simulation
  ) -> Value? {
    let method = methods[call.name] ?? methods[call.signature]
    return method.map { $0(&simulation, receiver, call.arguments) }
  }
}
