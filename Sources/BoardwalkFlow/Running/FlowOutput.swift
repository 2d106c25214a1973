import BoardwalkSimulation

/// The output of a line of a flow.
package enum FlowOutput: Sendable, Hashable {
  /// The trace.
  case trace([TraceEntry])

  /// The requested text.
  case text(String)

  /// A picture, and the name it is to be kept under.
  case snapshot(String, name: String?)

  /// Traces are to be shown from now on, or no longer.
  case showTrace(Bool)

  /// The performed lines are to be written to the file at this path; an existing one is replaced
  /// only if requested.
  case save(String, isReplacing: Bool)
}
