/// The behavior of a class in Swift.
///
/// Behaviors are values. One behavior serves all instances of its class; what an instance knows is
/// its state, which the simulation keeps.
public protocol Behavior: Sendable {}
