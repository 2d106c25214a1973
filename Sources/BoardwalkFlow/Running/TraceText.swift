import BoardwalkBase
import BoardwalkSimulation

/// A trace as people read it: when, who, what, one line each.
package struct TraceText: Sendable {
  /// Whether callbacks of UIKit's own containers are left out: nobody overrides them.
  package var hidesStockContainers = true

  /// A renderer that leaves UIKit's own containers out.
  package init() {}

  /// `entries` as lines, names in a column; a time is written where it changes.
  package func render(_ entries: [TraceEntry]) -> String {
    let shown = entries.filter { !(hidesStockContainers && $0.isStock && $0.isCallback) }
    let width = shown.map(\.subject.count).max() ?? 0
    var result = ""
    var mark = ""
    for entry in shown {
      let next = Self.mark(of: entry)
      let column = next == mark ? "" : next
      mark = next
      let subject = entry.subject + String(repeating: " ", count: width - entry.subject.count)
      let line =
        "  \(column)\(String(repeating: " ", count: max(0, 6 - column.count)))"
        + "\(subject)  \(entry.text)"
      result += line.escapedForTerminal + "\n"
    }
    return result
  }

  /// The turn has no time of its own: it follows at once.
  private static func mark(of entry: TraceEntry) -> String {
    if entry.phase == .turn { return "turn" }
    let hundredths = (entry.time + 5) / 10
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}

extension TraceEntry {
  fileprivate var isCallback: Bool {
    if case .callback = event { true } else { false }
  }
}
