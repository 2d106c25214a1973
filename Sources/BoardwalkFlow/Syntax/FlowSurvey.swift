import BoardwalkBase

/// The errors and snapshots of a flow before it runs.
///
/// The flow is read in parts, so that the memory does not grow with its length.
package struct FlowSurvey: Sendable {
  /// The names under which its snapshots are kept.
  package private(set) var snapshots: Set<String> = []

  private var snapshotNames: Set<String> = []
  private var hasEncodingError = false

  /// A survey without lines.
  package init() {}

  /// Looks at the next part of the flow, and returns the mistakes in it.
  package mutating func add(_ part: SourceFile) -> [Finding] {
    var parser = FlowParser(part, isAtPrompt: false, knownSnapshots: snapshotNames)
    // The parser has the only copy of the names, which it adds to.
    snapshotNames = []
    while let statement = parser.next() {
      if case .snapshot(let form, let name?) = statement.action {
        snapshots.insert(form.keptName(name))
      }
    }
    snapshotNames = parser.snapshotNames
    let errors = hasEncodingError ? [] : EncodingCheck.errors(in: part)
    hasEncodingError = hasEncodingError || !errors.isEmpty
    return errors.map { $0.finding("malformed-flow") } + parser.findings
  }
}
