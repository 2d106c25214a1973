import BoardwalkBase

/// Why a command could not do its work.
struct CommandError: Error, Sendable, Hashable {
  /// What to do, in the imperative.
  let message: String

  /// More to help.
  let notes: [String]

  /// How the process ends.
  let status: ExitStatus

  init(_ message: String, notes: [String] = [], status: ExitStatus = .usage) {
    self.message = message
    self.notes = notes
    self.status = status
  }

  /// The error as printed.
  var text: String {
    (["boardwalk: \(message)"] + notes.map { "  \($0)" }).terminalLines
  }
}
