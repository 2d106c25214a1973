import Foundation
import Synchronization

/// Git, called without a shell, so that arguments are passed verbatim.
package struct Git: Sendable {
  /// The output and exit status of a call.
  package struct Result: Sendable, Hashable {
    /// The exit status.
    package let status: Int32

    /// The standard output.
    package let output: [UInt8]

    /// The standard error.
    package let errors: String

    /// The output as text, without the line feed at its end.
    package var text: String {
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// The folder in which git runs.
  package let folder: String

  private let executable: String
  private let environment: [String: String]

  /// Git in `folder`, found through `PATH` of `environment`; nil if there is none.
  package init?(in folder: String, environment: [String: String]) {
    let folders = (environment["PATH"] ?? Self.usualPath).split(separator: ":")
    let found = folders.map { "\($0)/git" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else { return nil }
    executable = found
    self.folder = folder
    self.environment = environment
  }

  private init(_ git: Git, in folder: String, environment: [String: String]) {
    executable = git.executable
    self.folder = folder
    self.environment = environment
  }

  /// Git in `folder`, with `variables` added to its environment.
  func adding(_ variables: [String: String], in folder: String) -> Git {
    Git(self, in: folder, environment: environment.merging(variables) { $1 })
  }

  /// The search path for git without a `PATH`.
  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Runs git with `arguments`.
  package func run(_ arguments: [String]) throws(GitError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw GitError("git cannot be started", arguments)
    }
    // Both are read at once, so that git never waits for one of them.
    let messages = Mutex<[UInt8]>([])
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let data = errors.fileHandleForReading.readDataToEndOfFile()
      messages.withLock { $0 = [UInt8](data) }
    }
    let printed = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    group.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: printed,
      errors: messages.withLock { String(decoding: $0, as: UTF8.self) })
  }

  /// Runs git with `arguments`. Throws its message unless it exits with 0.
  package func succeed(_ arguments: [String]) throws(GitError) -> Result {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw GitError(result.errors.trimmingCharacters(in: .whitespacesAndNewlines), arguments)
    }
    return result
  }
}

/// An error that is thrown when a call of git fails.
package struct GitError: Error, Sendable, Hashable {
  /// The message of git, or the reason why it did not run.
  package let message: String

  /// The arguments of the call.
  package let arguments: [String]

  init(_ message: String, _ arguments: [String]) {
    self.message = message
    self.arguments = arguments
  }
}
