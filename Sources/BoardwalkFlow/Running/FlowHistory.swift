import BoardwalkSimulation

/// The app as it was before each of the last lines, for `undo`.
///
/// However long a walk is, it keeps no more than `limit` of them twice over: the older half is
/// dropped when the room is full, so that a step costs the same at any time.
struct FlowHistory: Sendable {
  /// The minimum number of lines that can be undone.
  static let limit = 200

  private var simulations: [Simulation] = []

  /// Adds the app before the current line.
  mutating func append(_ simulation: Simulation) {
    if simulations.count == 2 * Self.limit { simulations.removeFirst(Self.limit) }
    simulations.append(simulation)
  }

  /// Removes and returns the app before the last line that is not undone; nil if it is unknown.
  mutating func removeLast() -> Simulation? { simulations.popLast() }
}
