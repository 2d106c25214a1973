/// The exit status of a command.
package enum ExitStatus: Int32, Sendable, Hashable {
  /// All is well.
  case success = 0

  /// Errors or failures were found.
  case findings = 1

  /// The command line is wrong, a file cannot be opened, or results cannot be written.
  case usage = 2

  /// A flow uses a feature that Boardwalk does not model.
  case notModeled = 3

  /// A mistake of Boardwalk's own.
  case bug = 70

  /// The descriptions of the exit statuses.
  static let meanings: [(status: ExitStatus, meaning: String)] = [
    (.success, "success"),
    (.findings, "findings: errors, malformed files, failed flows, differences"),
    (.usage, "wrong usage, or a file that cannot be opened or written"),
    (.notModeled, "a flow uses an unmodeled feature"),
    (.bug, "a mistake of boardwalk itself"),
  ]
}
