import BoardwalkBase
import BoardwalkFlow

/// The result of a flow.
public struct FlowReport: Sendable {
  /// A snapshot that the flow took.
  public struct Snapshot: Sendable, Hashable {
    /// The name in the flow, with the extension `.svg` for pictures; nil where it has none.
    public let name: String?

    /// The snapshot, as text or as SVG.
    public let text: String

    /// The line of the flow that took it, from 1.
    public let line: Int
  }

  /// Why the flow failed, with the line at fault: its syntax errors, else the first step that could
  /// not be taken or the first expectation that does not hold. Empty where it passed.
  public internal(set) var failures: [Diagnostic] = []

  /// The snapshots, in the order in which they were taken.
  public internal(set) var snapshots: [Snapshot] = []

  /// Whether every line was followed.
  public var hasPassed: Bool { failures.isEmpty }
}
