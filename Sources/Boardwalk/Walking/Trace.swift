import BoardwalkFlow
import BoardwalkSimulation

/// What one step made happen, in order.
public struct Trace: Sendable, Hashable, CustomStringConvertible {
  /// All of it, the callbacks of UIKit's own containers included.
  public let entries: [TraceEntry]

  init(_ entries: [TraceEntry]) { self.entries = entries }

  /// One line for each entry, such as `Items viewWillAppear`; without the callbacks of UIKit's own
  /// containers, which nobody overrides.
  public var lines: [String] { entries.filter { !$0.isStock }.map(\.line) }

  /// Whether nothing happened.
  public var isEmpty: Bool { entries.isEmpty }

  /// Whether `lines` happened in this order, whatever came between them. A line stands for all that
  /// begin with it: `Items prepare` for any segue of Items.
  public func contains(_ lines: String...) -> Bool { contains(lines) }

  /// Whether `lines` happened in this order, whatever came between them.
  public func contains(_ lines: [String]) -> Bool {
    var rest = entries.map(\.line)[...]
    return lines.allSatisfy { wanted in
      guard let index = rest.firstIndex(where: { $0.hasPrefix(wanted) }) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// The lines as people read them, with the time at which they happened.
  public var description: String { "\n" + TraceText().render(entries) }
}

extension TraceEntry {
  fileprivate var line: String { subject.isEmpty ? text : "\(subject) \(text)" }
}
