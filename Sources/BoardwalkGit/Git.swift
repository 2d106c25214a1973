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
    let folders = (environment["PATH"] ?? Self.defaultPath).split(separator: ":")
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
  private static let defaultPath = "/usr/local/bin:/usr/bin:/bin"

  /// Settings against programs that a repository's own configuration names, which a downloaded
  /// folder could bring with it.
  private static let safety = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"]

  /// Objects of a partial clone that are absent are not fetched, by a program that the repository's
  /// own configuration names.
  private static let safeEnvironment = ["GIT_NO_LAZY_FETCH": "1"]

  /// Runs git with `arguments`.
  package func run(_ arguments: [String]) throws(GitError) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = Self.safety + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment.merging(Self.safeEnvironment) { $1 }
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

/// An error for a failed call of git.
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

extension Git {
  /// The outermost folder of the repository.
  package func root() throws(GitError) -> String {
    try succeed(["rev-parse", "--show-toplevel"]).text
  }

  /// Writes the files of `revision` into the empty folder `target`. The repository, its index and
  /// its work tree stay as they are; files in large file storage stay pointers.
  package func checkOut(_ revision: String, into target: String) throws(GitError) {
    let commit = try succeed([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}",
    ]).text
    let format = try succeed(["rev-parse", "--show-object-format"]).text
    let objects = try succeed(["rev-parse", "--path-format=absolute", "--git-path", "objects"]).text
    // The repository's own configuration could name programs that filter files.
    let new = adding(
      [
        "GIT_DIR": "\(target)/.git", "GIT_WORK_TREE": target,
        "GIT_INDEX_FILE": "\(target)/.git/index", "GIT_LFS_SKIP_SMUDGE": "1",
      ], in: target)
    _ = try new.succeed(["init", "--quiet", "--template=", "--object-format=\(format)"])
    let git = new.adding(["GIT_OBJECT_DIRECTORY": objects], in: target)
    _ = try git.succeed(["read-tree", commit])
    _ = try git.succeed(["checkout-index", "--all"])
  }
}

extension Git {
  /// The bytes of the file `name`, such as `HEAD:App/Main.storyboard`; nil if there is none. A name
  /// that could be an option is rejected.
  package func blob(_ name: String) throws(GitError) -> [UInt8]? {
    guard !name.hasPrefix("-") else { return nil }
    let result = try run(["cat-file", "blob", name])
    return result.status == 0 ? result.output : nil
  }

  /// Git's own merge of three files line by line, with markers where both changed the same lines,
  /// and the number of those places; nil if the files cannot be merged as texts.
  package func mergeLines(
    base: String, ours: String, theirs: String, markerSize: Int
  ) throws(GitError) -> (bytes: [UInt8], conflicts: Int)? {
    let result = try run([
      "merge-file", "-p", "--diff3", "--marker-size=\(markerSize)", "-L", "ours", "-L", "base",
      "-L", "theirs", "--", ours, base, theirs,
    ])
    // The exit status is the number of conflicts, or 255 for binary files.
    return result.status >= 0 && result.status < 128 ? (result.output, Int(result.status)) : nil
  }
}

extension Git {
  /// The value of the setting `key`; nil if it has none.
  package func setting(_ key: String, in scope: GitScope) throws(GitError) -> String? {
    let result = try run(["config", scope.option, "--get", key])
    return result.status == 0 ? result.text : nil
  }

  /// Gives the setting `key` the value `value`.
  package func set(_ key: String, to value: String, in scope: GitScope) throws(GitError) {
    _ = try succeed(["config", scope.option, key, value])
  }

  /// Removes all settings of `section`, such as `merge.boardwalk`; returns whether there were any.
  package func removeSection(_ section: String, in scope: GitScope) throws(GitError) -> Bool {
    try run(["config", scope.option, "--remove-section", section]).status == 0
  }

  /// The value of the attribute `name` for the file at `path`; nil if it has none.
  package func attribute(_ name: String, of path: String) throws(GitError) -> String? {
    let output = try succeed(["check-attr", "-z", name, "--", path]).output
    let fields = output.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count > 2 else { return nil }
    let value = String(decoding: fields[2], as: UTF8.self)
    return value == "unspecified" ? nil : value
  }

  /// The file with the attributes of `scope`, which need not exist.
  package func attributesFile(
    of scope: GitScope, environment: [String: String]
  ) throws(GitError) -> String {
    switch scope {
    case .repository:
      let path = try succeed(["rev-parse", "--git-path", "info/attributes"]).text
      return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    case .global:
      if let path = try pathSetting("core.attributesFile") { return path }
      let home = environment["HOME"] ?? NSHomeDirectory()
      let folder = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      return "\(folder ?? "\(home)/.config")/git/attributes"
    }
  }

  /// The global setting `key` with its `~` expanded.
  private func pathSetting(_ key: String) throws(GitError) -> String? {
    let result = try run(["config", "--global", "--type=path", "--get", key])
    return result.status == 0 ? result.text : nil
  }
}
