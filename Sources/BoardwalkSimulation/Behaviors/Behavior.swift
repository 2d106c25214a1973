/// The behavior of a class in Swift.
///
/// Behaviors are values. One behavior serves all instances of its class; the simulation stores the
/// state of each instance.
public protocol Behavior: Sendable {}
