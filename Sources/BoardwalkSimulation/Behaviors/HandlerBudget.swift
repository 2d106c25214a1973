/// How much code may follow from one event, so that code that calls itself without end has one.
struct HandlerBudget: Sendable {
  /// How deep methods may be called inside each other: far less than a thread's stack has room for.
  static let depthLimit = 16

  /// How many methods may be called until the app must have come to rest.
  static let callLimit = 10_000

  /// How many methods are being called, one inside the other.
  private(set) var depth = 0

  /// How many methods have been called since the event.
  private(set) var calls = 0

  /// Whether one more method may be called inside those that are.
  var allowsDeeperCall: Bool { depth < Self.depthLimit }

  /// Whether one more method may be called at all.
  var allowsCall: Bool { calls < Self.callLimit }

  /// Begins one more method. What lists ask about each of their rows is as much as there are rows, and
  /// does not count.
  mutating func enter(isCounted: Bool) {
    depth += 1
    if isCounted { calls += 1 }
  }

  mutating func leave() { depth -= 1 }

  /// Begins to count anew: the next event has nothing to do with those before.
  mutating func restart() { calls = 0 }
}
