/// A phase of a transition that is still to come.
struct ScheduledPhase: Sendable, Hashable {
  let time: Int
  let phase: TraceEntry.Phase
  let transition: Transition
}
