import BoardwalkFlow

/// A walk along a flow, which is read in parts.
protocol FlowFollower {
  var console: Console { get }

  /// Shows the launch of the app, which precedes a flow that does not begin with one.
  mutating func begin() throws(CommandError)

  /// Follows the lines that `run` has, up to the first that fails.
  mutating func follow(_ run: inout FlowRun) throws(CommandError) -> ExitStatus
}

extension FlowFollower {
  /// Follows the parts of `input` by `run` as they arrive, up to the first line that fails.
  mutating func follow(
    _ input: FlowInput, by run: inout FlowRun
  ) throws(CommandError) -> ExitStatus {
    var input = input
    var isFirst = true
    while !run.session.hasEnded, console.outputFailure() == nil, let part = try input.next() {
      guard part.findings.isEmpty else {
        console.report(part.findings, in: part.file)
        return .findings
      }
      if isFirst, !part.beginsWithLaunch { try begin() }
      isFirst = false
      run.append(part)
      let status = try follow(&run)
      guard status == .success else { return status }
    }
    if isFirst { try begin() }
    run.end()
    return try follow(&run)
  }
}
