/// A pending phase of a transition.
struct ScheduledPhase: Sendable, Hashable {
  let time: Int
  let phase: TraceEntry.Phase
  @CopyOnWrite var transition: Transition

  /// The phase with controllers renumbered by `numbers` and its time relative to `start`.
  func renumbered(_ numbers: [ControllerID: ControllerID], since start: Int) -> ScheduledPhase {
    ScheduledPhase(time: time - start, phase: phase, transition: transition.renumbered(numbers))
  }
}
