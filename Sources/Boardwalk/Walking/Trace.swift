import BoardwalkFlow
import BoardwalkSimulation

/// The callbacks and log lines of a step, in order.
public struct Trace: Sendable, Hashable, CustomStringConvertible {
  /// All entries, including callbacks of system containers.
  public let entries: [TraceEntry]

  init(_ entries: [TraceEntry]) { self.entries = entries }

  /// One line for each entry, such as `Items viewWillAppear`, without callbacks of system
  /// containers.
  public var lines: [String] { entries.filter { !$0.isStock }.map(\.line) }

  /// Whether there are no entries.
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether the trace has `lines` in this order, with any lines between them. A line matches all
  /// lines that begin with it: `Items prepare` matches any segue of Items.
  public func contains(_ lines: String...) -> Bool { contains(lines) }

  /// Whether the trace has `lines` in this order, with any lines between them.
  public func contains(_ lines: [String]) -> Bool {
    var rest = entries.map(\.line)[...]
    return lines.allSatisfy { wanted in
      guard let index = rest.firstIndex(where: { $0.hasPrefix(wanted) }) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// The lines with their times.
  public var description: String { "\n" + TraceText().render(entries) }
}

extension TraceEntry {
  fileprivate var line: String { subject.isEmpty ? text : "\(subject) \(text)" }
}
