import BoardwalkFlow
import BoardwalkSimulation

/// Traces whose equal lines are stored once, and equal traces too.
struct TracePool: Sendable, Encodable {
  /// The lines of all traces: time, subject and message.
  private var lines = UniqueList<[String]>()

  /// The traces, as indices into `lines`.
  private var traces = UniqueList<[Int]>()

  /// Adds the trace `entries`, whose times begin with its first, and returns its index.
  mutating func add(_ entries: [TraceEntry]) -> Int {
    let lines = TraceText().lines(entries, since: entries.first?.time ?? 0)
    return traces.index(
      of: lines.map { line in self.lines.index(of: [line.mark, line.subject, line.text]) })
  }
}
