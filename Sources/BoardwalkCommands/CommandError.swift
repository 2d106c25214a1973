import Boardwalk
import BoardwalkBase
import BoardwalkFiles
import BoardwalkGit

/// An error for a failed command.
struct CommandError: Error, Sendable, Hashable {
  /// The defect.
  let message: String

  /// More to help.
  let notes: [String]

  /// The exit status.
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

  /// Git could not be used.
  init(_ error: GitError) { self.init("git: \(error.message)") }

  /// A file could not be changed.
  init(_ error: FileError) {
    self.init("cannot \(error.attempt): \(error.reason)", notes: error.notes)
  }

  /// The file at `path` cannot be opened, for `reason`.
  static func unopened(_ path: String, _ reason: String) -> CommandError {
    CommandError(
      "cannot open \(path): \(reason)", notes: NameSuggestions.notes(forFile: path))
  }

  /// A command whose `usage` is another was called with `word` as its first operand, perhaps in place
  /// of one of `words`.
  static func misused(_ usage: String, _ word: String?, among words: [String]) -> CommandError {
    let guess = word.flatMap { Misspelling($0).closest(in: words) }
    return CommandError("usage: \(usage)", notes: guess.map { ["did you mean \($0)?"] } ?? [])
  }

  /// The error as printed.
  var text: String {
    (["boardwalk: \(message)"] + notes.map { "  \($0)" }).terminalLines
  }
}

extension CommandError {
  /// A note with the probable correction, or with all candidates.
  static func suggestions(_ word: String, among candidates: [String]) -> [String] {
    NameSuggestions.notes(for: word, among: candidates)
  }
}
