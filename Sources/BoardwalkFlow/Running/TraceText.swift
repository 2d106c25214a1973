import BoardwalkBase
import BoardwalkSimulation

/// A trace as text: time, subject and message, one line each.
package struct TraceText: Sendable {
  /// Whether callbacks of system containers are omitted, since apps do not override them.
  package var hidesStockContainers = true

  /// A renderer that leaves UIKit's own containers out.
  package init() {}

  /// A line of a trace.
  package struct Line: Sendable, Hashable {
    /// The time, in seconds, or `turn`; empty if it is that of the previous line.
    package let mark: String

    /// The name of the controller that it happened to; empty if it concerns none.
    package let subject: String

    /// The events.
    package let text: String
  }

  /// `entries` as lines; times begin at `start`, in milliseconds since launch.
  package func lines(_ entries: [TraceEntry], since start: Int = 0) -> [Line] {
    var mark = ""
    return entries.filter { !(hidesStockContainers && $0.isStock && $0.isCallback) }.map { entry in
      let next = Self.mark(of: entry, since: start)
      defer { mark = next }
      return Line(mark: next == mark ? "" : next, subject: entry.subject, text: entry.text)
    }
  }

  /// `entries` as text, with names in a column; times are written where they change.
  package func render(_ entries: [TraceEntry]) -> String {
    let lines = lines(entries)
    let width = lines.map(\.subject.count).max() ?? 0
    return lines.map { line in
      "  \(line.mark.padded(to: 6))\(line.subject.padded(to: width))  \(line.text)"
        .escapedForTerminal + "\n"
    }.joined()
  }

  /// The next turn has no time of its own, since it follows at once.
  private static func mark(of entry: TraceEntry, since start: Int) -> String {
    if entry.phase == .turn { return "turn" }
    let hundredths = (entry.time - start + 5) / 10
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension TraceEntry {
  fileprivate var isCallback: Bool {
    if case .callback = event { true } else { false }
  }
}
