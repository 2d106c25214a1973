/// What code does that no document contains, given in Swift: the code of a class.
///
/// Behaviors are values. One behavior serves all instances of its class; what an instance knows is
/// its state, which the simulation keeps.
public protocol Behavior: Sendable {}
