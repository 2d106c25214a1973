import BoardwalkSimulation

/// The app as it was before each of the last lines, for `undo`.
///
/// However long a walk is, it keeps no more than `limit` of them twice over: the older half is
/// dropped when the room is full, so that a step costs the same at any time.
struct FlowHistory: Sendable {
  /// The minimum number of lines that can be undone.
  static let limit = 200

  /// The app, and whether its clock only advances on request.
  typealias State = (simulation: Simulation, isFrozen: Bool)

  private var states: [State] = []

  /// Adds the state before the current line.
  mutating func append(_ state: State) {
    if states.count == 2 * Self.limit { states.removeFirst(Self.limit) }
    states.append(state)
  }

  /// Removes and returns the state before the last line that is not undone; nil if it is unknown.
  mutating func removeLast() -> State? { states.popLast() }
}
