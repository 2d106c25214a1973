import BoardwalkBase
import BoardwalkFlow

/// The results of testing all flows.
struct TestReport: Sendable {
  /// The flows, in the order of their files.
  let flows: [FlowResult]

  /// The flows and the files of their apps.
  let inputPaths: [String]

  /// Golden files of flows that are no longer there.
  var orphans: [StaleSnapshot] = []

  /// Stale files that were removed on request.
  var removed: [String] = []

  /// Golden files that nothing asks for.
  var stale: [StaleSnapshot] { flows.flatMap(\.stale) + orphans }

  /// The number of failures.
  var failureCount: Int { flows.reduce(0) { $0 + $1.failures.count } }

  /// Whether there is more to report than success.
  var hasNews: Bool {
    failureCount > 0 || !stale.isEmpty || !removed.isEmpty
      || flows.contains { !$0.accepted.isEmpty }
  }

  /// Whether flows fail only by using unmodeled features.
  var failsOnlyByLimitations: Bool {
    flows.flatMap(\.failures).allSatisfy { $0.diagnostic.rule == FlowRun.limitation }
  }

  /// The number of compared snapshots.
  var screenCount: Int { flows.reduce(0) { $0 + $1.screens.count } }

  /// `9 flows, 41 screens, 1 failure`
  var summary: String {
    let read = flows.filter { $0.unopened == nil }
    var parts = [read.count.counted("flow"), screenCount.counted("screen")]
    parts.append(failureCount == 0 ? "no failures" : failureCount.counted("failure"))
    if !stale.isEmpty { parts.append("\(stale.count) stale") }
    return parts.joined(separator: ", ")
  }
}
