import Foundation

/// An error for a file or folder that cannot be written, created or removed.
package struct FileError: Error, Sendable, Hashable {
  /// The operation, as a verb with its object: `write Main.scene`.
  package let attempt: String

  /// The reason, as the system or `FileWriter` states it.
  package let reason: String

  /// Notes that may help.
  package let notes: [String]

  init(_ attempt: String, reason: String, notes: [String] = []) {
    self.attempt = attempt
    self.reason = reason
    self.notes = notes
  }

  /// The failure of `attempt` with the system's error `code`.
  init(_ attempt: String, code: Int32, notes: [String] = []) {
    self.init(
      attempt, reason: SystemError.reason(code),
      notes: code == ENOENT ? ["does its folder exist?"] : notes)
  }
}

/// The errors of the operating system.
enum SystemError {
  /// The system's description of the error `code`, such as `No space left on device`.
  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
