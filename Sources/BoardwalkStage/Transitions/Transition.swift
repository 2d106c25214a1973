/// One change of what is on screen, with the parts its choreography speaks of.
struct Transition: Sendable, Hashable {
  let choreography: Choreography

  /// The container that the change happens in, where there is one.
  var container: ControllerID?

  /// The controller whose view goes; nil where none does, as behind a sheet.
  var outgoing: ControllerID?

  /// The controller whose view comes; nil where none does.
  var incoming: ControllerID?

  /// The controllers that leave the app, the uppermost first.
  var removed: [ControllerID] = []

  var isAnimated = true
}

/// A phase of a transition that is still to come.
struct ScheduledPhase: Sendable, Hashable {
  let time: Int
  let phase: TraceEntry.Phase
  let transition: Transition
}
