import BoardwalkBase
import BoardwalkFlow

/// The result of a flow.
public struct FlowReport: Sendable {
  /// A snapshot of the flow.
  public struct Snapshot: Sendable, Hashable {
    /// The name in the flow, with the extension `.svg` for pictures; nil if it has none.
    public let name: String?

    /// The snapshot, as text or as SVG.
    public let text: String

    /// The line in the flow, from 1.
    public let line: Int
  }

  /// The reasons for a failure with their lines: syntax errors, else the first step or expectation
  /// that failed. Empty if the flow passed.
  public internal(set) var failures: [Diagnostic] = []

  /// The snapshots in order.
  public internal(set) var snapshots: [Snapshot] = []

  /// Whether every line passed.
  public var hasPassed: Bool { failures.isEmpty }
}
