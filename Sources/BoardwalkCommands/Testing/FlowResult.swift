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

  /// The lines that were followed, where a report shows them.
  var steps: [ReportPage.Step] = []

  /// How many failures belong to none of these lines; they are the last ones.
  var looseFailureCount = 0

  /// What went wrong, in the order of the lines, each with the difference that it is about.
  var failures: [(diagnostic: Diagnostic, difference: String)] = []

  /// Golden files that no line of the flow asks for, which are warned of.
  var stale: [StaleSnapshot] = []

  /// Files that were written or removed as asked.
  var accepted: [String] = []

  /// Why the flow's file could not be opened.
  var unopened: CommandError?
}
