import BoardwalkFlow
import BoardwalkSimulation

/// Traces whose equal lines are stored once, and equal traces too.
struct TracePool: Sendable, Encodable {
  /// The lines of all traces, each once: time, subject and message.
  private(set) var lines: [[String]] = []

  /// The traces, each once, as indices into `lines`.
  private(set) var traces: [[Int]] = []

  private var lineIndices: [TraceText.Line: Int] = [:]
  private var traceIndices: [[Int]: Int] = [:]

  private enum CodingKeys: String, CodingKey { case lines, traces }

  /// Adds the trace `entries`, whose times begin with its first, and returns its index.
  mutating func add(_ entries: [TraceEntry]) -> Int {
    let lines = TraceText().lines(entries, since: entries.first?.time ?? 0)
    let trace = lines.map { line in index(of: line) }
    if let known = traceIndices[trace] { return known }
    traceIndices[trace] = traces.count
    traces.append(trace)
    return traces.count - 1
  }

  private mutating func index(of line: TraceText.Line) -> Int {
    if let known = lineIndices[line] { return known }
    lineIndices[line] = lines.count
    lines.append([line.mark, line.subject, line.text])
    return lines.count - 1
  }
}
