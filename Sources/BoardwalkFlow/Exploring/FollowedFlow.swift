import BoardwalkBase

/// A flow that was followed from screen to screen.
package struct FollowedFlow: Sendable {
  /// One of its lines.
  package struct Line: Sendable {
    /// The statement, with its position.
    package let statement: FlowStatement

    /// The text for display, in which text typed into secure fields is masked.
    package let text: String

    /// The screen after it; nil if the app was not launched.
    package let state: Int?

    /// The line of its step from the screen before it; nil if it is not a step.
    package let step: String?

    /// The failure, if any.
    package internal(set) var failure: Finding?
  }

  /// The flow.
  package let flow: Flow

  /// Its lines, up to the first that failed.
  package internal(set) var lines: [Line] = []

  /// Whether all lines passed.
  package var hasPassed: Bool { flow.findings.isEmpty && lines.allSatisfy { $0.failure == nil } }

  /// Adds the failure of `line`, which was followed before.
  mutating func fail(_ line: FlowRun.Line) {
    guard let index = lines.lastIndex(where: { $0.statement == line.statement }) else { return }
    lines[index].failure = line.failure
  }
}
