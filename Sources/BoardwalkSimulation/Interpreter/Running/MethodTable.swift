import BoardwalkBehavior

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

  /// The answer of `receiver` to the call `name` with `arguments`; nil if there is no such method.
  func answer(
    _ name: String, _ labels: [String?], of receiver: Receiver, with arguments: [Value],
    on simulation: inout Simulation
  ) -> Value? {
    let method = methods[name] ?? methods[MethodSignature.text(name, labels)]
    return method.map { $0(&simulation, receiver, arguments) }
  }
}
