import BoardwalkBehavior
import BoardwalkPlatform

/// Cells that registrations configure.
extension Interpreter {
  /// `dequeueConfiguredReusableCell(using:for:item:)`: a cell of `list` that the registration has
  /// configured; nil if `call` is another one.
  func dequeueConfigured(
    _ call: MethodCall, in list: ListID, on simulation: inout Simulation
  ) throws(Fault) -> Value? {
    guard call.name == CellRegistration.method, call.arguments.count == 3,
      let registration = CellRegistration(call.arguments[0])
    else { return nil }
    let identifier = registration.identifier
    let key = Registration.Key(kind: .cell, identifier: identifier)
    simulation.update(list) { $0.registrations[key] = .class("UICollectionViewListCell") }
    guard let cell = simulation.dequeue(.cell, identifier, in: list),
      let view = simulation.ownView(of: cell)
    else { return .nil }
    let arguments = [.view(view)] + call.arguments.dropFirst()
    _ = try self.call(registration.handler, with: arguments, on: &simulation)
    return .view(view)
  }
}
