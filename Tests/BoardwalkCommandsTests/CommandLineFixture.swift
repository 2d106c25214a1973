import BoardwalkCommands
import Foundation
import Synchronization

/// A folder with a command line and what it must print: `command`, and beside it `output`, `errors`
/// and `status`. `input` holds the standard input, where there is any.
///
/// `@/` in a command means the root of the package, and is put back into what is printed.
struct CommandLineFixture: Sendable, CustomStringConvertible {
  /// What a command printed and how it ended.
  struct Result: Sendable, Hashable {
    var output: String
    var errors: String
    var status: String
  }

  let folder: String

  var description: String { URL(fileURLWithPath: folder).lastPathComponent }

  /// The root of the package, found from this file.
  static let root: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// All fixtures, by name.
  static let all: [CommandLineFixture] = {
    let parent = root + "/Tests/Fixtures/commands"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map {
      CommandLineFixture(folder: "\(parent)/\($0)")
    }
  }()

  /// Whether expectations are to be written instead of compared.
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// What must be printed.
  var expected: Result {
    Result(
      output: text("output") ?? "", errors: text("errors") ?? "", status: text("status") ?? "0\n")
  }

  /// Runs the command and returns what it printed.
  func run() -> Result { Self.run(text("command") ?? "", input: text("input") ?? "") }

  /// Runs the command in `line` with `input` and returns what it printed.
  static func run(_ line: String, input: String) -> Result {
    let words = words(line.replacingOccurrences(of: "@/", with: root + "/"))
    let recorder = Recorder(input: input)
    let status = CommandLineTool(recorder.console).run(words)
    return Result(
      output: relative(recorder.output), errors: relative(recorder.errors),
      status: "\(status.rawValue)\n")
  }

  /// Writes `result` as what is expected from now on.
  func accept(_ result: Result) throws {
    try write(result.output, to: "output")
    try write(result.errors, to: "errors")
    try write(result.status == "0\n" ? "" : result.status, to: "status")
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// Writes `text`; an empty one needs no file.
  private func write(_ text: String, to name: String) throws {
    let path = "\(folder)/\(name)"
    if text.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }

  private static func relative(_ text: String) -> String {
    text.replacingOccurrences(of: root + "/", with: "@/")
  }

  /// The words of a command line; quotes hold words together.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}

/// A console that remembers what is written to it.
final class Recorder: Sendable {
  private let written = Mutex((output: "", errors: ""))
  private let input: String
  private let arriving: Mutex<ArraySlice<UInt8>>
  private let outputFailure: String?

  /// A console with `input` to read; `outputFailure` is the reason why its output is incomplete.
  init(input: String = "", outputFailure: String? = nil) {
    self.input = input
    arriving = Mutex(Array(input.utf8)[...])
    self.outputFailure = outputFailure
  }

  var output: String { written.withLock { $0.output } }

  var errors: String { written.withLock { $0.errors } }

  var console: Console {
    Console(
      output: { text in self.written.withLock { $0.output += text } },
      outputBytes: { bytes in
        self.written.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
      },
      error: { text in self.written.withLock { $0.errors += text } },
      outputFailure: { self.outputFailure },
      ask: { _ in nil },
      readAll: { Array(self.input.utf8) },
      readArrived: { self.arrived() })
  }

  /// A few bytes of the input at a time, as a pipe may give them.
  private func arrived() -> [UInt8] {
    arriving.withLock { bytes in
      defer { bytes = bytes.dropFirst(7) }
      return Array(bytes.prefix(7))
    }
  }
}
