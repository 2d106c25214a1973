import Boardwalk
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

  /// An app could not be loaded.
  init(_ error: AppLoadError) {
    self.init(
      error.message, notes: error.notes, status: error.isInContent ? .findings : .usage)
  }

  /// The error as printed.
  var text: String {
    (["boardwalk: \(message)"] + notes.map { "  \($0)" }).terminalLines
  }
}
