import BoardwalkBase
import BoardwalkWeb

/// The result of testing a flow.
struct FlowResult: Sendable {
  /// A named snapshot of the flow.
  struct Screen: Sendable {
    /// The result of comparing a snapshot with its golden file.
    enum State: String, Sendable {
      case same, changed, missing, written
    }

    let name: String
    let state: State
  }

  /// The flow's file.
  let path: String

  /// Its named snapshots, in the order in which they were taken.
  var screens: [Screen] = []

  /// The lines for a report; empty without one.
  var steps: [ReportPage.Step] = []

  /// The number of failures without a line, which come last.
  var unplacedFailureCount = 0

  /// The failures in line order, with their differences.
  var failures: [(diagnostic: Diagnostic, difference: String)] = []

  /// Golden files that no line of the flow asks for, which are warned of.
  var stale: [StaleSnapshot] = []

  /// Files that were written or removed as asked.
  var accepted: [String] = []

  /// The reason why the flow cannot be opened.
  var unopened: CommandError?
}
