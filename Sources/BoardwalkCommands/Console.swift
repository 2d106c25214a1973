import BoardwalkBase
import BoardwalkFiles
import Foundation

/// The input and output of a command.
package struct Console: Sendable {
  /// Writes results.
  package let output: @Sendable (String) -> Void

  /// Writes results that are no text.
  package let outputBytes: @Sendable ([UInt8]) -> Void

  /// Writes diagnostics.
  package let error: @Sendable (String) -> Void

  /// The reason why output could not be written completely; nil if it was.
  package let outputFailure: @Sendable () -> String?

  /// Writes files.
  let files = FileWriter()

  /// Prompts for a line, and returns it without its end; nil at the end.
  package let ask: @Sendable (Prompt) -> String?

  /// Reads the rest of the input.
  package let readAll: @Sendable () throws(SourceFile.ReadingError) -> [UInt8]

  /// Waits for input, and reads the available bytes; empty at the end.
  package let readArrived: @Sendable () throws(SourceFile.ReadingError) -> [UInt8]

  /// Whether input and output are a terminal.
  package let isInteractive: Bool

  /// Whether diagnostics may have colors.
  package let isColored: Bool

  /// The number of columns of the window for diagnostics; nil if there is none.
  package let columns: Int?

  /// Whether `error` is a terminal, where progress may be shown.
  package let showsProgress: Bool

  /// The environment's variables.
  package let environment: [String: String]

  /// A console of the given parts.
  package init(
    output: @escaping @Sendable (String) -> Void,
    outputBytes: @escaping @Sendable ([UInt8]) -> Void,
    error: @escaping @Sendable (String) -> Void,
    outputFailure: @escaping @Sendable () -> String? = { nil },
    ask: @escaping @Sendable (Prompt) -> String?,
    readAll: @escaping @Sendable () throws(SourceFile.ReadingError) -> [UInt8],
    readArrived: @escaping @Sendable () throws(SourceFile.ReadingError) -> [UInt8],
    isInteractive: Bool = false, isColored: Bool = false, columns: Int? = nil,
    showsProgress: Bool = false,
    environment: [String: String] = [:]
  ) {
    self.output = output
    self.outputBytes = outputBytes
    self.error = error
    self.outputFailure = outputFailure
    self.ask = ask
    self.readAll = readAll
    self.readArrived = readArrived
    self.isInteractive = isInteractive
    self.isColored = isColored
    self.columns = columns
    self.showsProgress = showsProgress
    self.environment = environment
  }
}

extension Console {
  /// The file at `path`, or the standard input for `-`.
  func read(_ path: String) throws(CommandError) -> SourceFile {
    try path == "-" ? readInput() : .opened(path)
  }

  /// The rest of the input, as the file `<stdin>`.
  func readInput() throws(CommandError) -> SourceFile {
    SourceFile(path: SourceFile.inputPath, bytes: try read(by: readAll))
  }

  /// The received input; waits for input, and is empty at the end.
  func readArrivedInput() throws(CommandError) -> [UInt8] { try read(by: readArrived) }

  private func read(
    by read: () throws(SourceFile.ReadingError) -> [UInt8]
  ) throws(CommandError) -> [UInt8] {
    do throws(SourceFile.ReadingError) {
      return try read()
    } catch {
      throw CommandError("cannot read the standard input: \(error)")
    }
  }
}

extension Console {
  /// Writes lines of results, each escaped.
  func outputLines(_ lines: String...) { output(lines.terminalLines) }

  /// Writes lines of diagnostics, each escaped.
  func errorLines(_ lines: String...) { error(lines.terminalLines) }
}

extension Console {
  /// Writes `findings` in the format for people.
  func report(_ findings: [Finding], in file: SourceFile) {
    report(Diagnostic.locate(findings, in: file))
  }

  /// Writes `diagnostics` as people read them.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { error(HumanDiagnostic(diagnostic, style()).text) }
  }

  /// Writes `diagnostics` of one document with their number, if there are any.
  func reportCounted(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    error(DiagnosticFormat.human.render(diagnostics, 1, style()))
  }
}

extension Console {
  /// The console of this process.
  ///
  /// Colors only on a terminal, and not where `NO_COLOR` is set.
  package static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let output = StandardStream.output()
    let errors = StandardStream.error()
    return Console(
      output: { output.write(Array($0.utf8)) },
      outputBytes: { output.write($0) },
      error: { errors.write(Array($0.utf8)) },
      outputFailure: { output.failure ?? errors.failure },
      ask: { Terminal.process.ask($0) },
      readAll: { () throws(SourceFile.ReadingError) in try SourceFile.standardInput().bytes },
      readArrived: { () throws(SourceFile.ReadingError) in try SourceFile.arrivedInput() },
      isInteractive: isTerminal,
      isColored: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil,
      columns: Terminal.columns(of: STDERR_FILENO),
      showsProgress: isatty(STDERR_FILENO) == 1, environment: environment)
  }
}

extension Console {
  /// Changes files as `body` does.
  func change(
    _ body: (FileWriter) throws(FileError) -> Void
  ) throws(CommandError) {
    do throws(FileError) {
      try body(files)
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes `bytes` to the file at `path`.
  func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    try change { files throws(FileError) in try files.write(bytes, to: path) }
  }

  /// Writes `result`, made from the files `inputs`, to the file at `path`, or to the standard
  /// output for `-` or nil. It never overwrites an input.
  func write(
    result: [UInt8], to path: String?, madeFrom inputs: [String]
  ) throws(CommandError) {
    guard let path, path != "-" else { return outputBytes(result) }
    guard !isInput(path, among: inputs) else {
      throw CommandError(
        "cannot write \(path): it is an input of this command",
        notes: ["its content would be lost; write to another file"])
    }
    try write(result, to: path)
  }

  /// Whether the file at `path` is one of `inputs`, under any path.
  func isInput(_ path: String, among inputs: [String]) -> Bool {
    guard let file = FileIdentity(ofFileAt: path) else { return false }
    return inputs.contains { Self.identity(ofInput: $0) == file }
  }

  /// Paths of the standard input.
  private static let inputNames = ["-", SourceFile.inputPath]

  private static func identity(ofInput path: String) -> FileIdentity? {
    inputNames.contains(path)
      ? FileIdentity(ofFileOpenAs: STDIN_FILENO) : FileIdentity(ofFileAt: path)
  }
}

extension Console {
  /// Says that `count` scenes are not drawn because `budget` is spent, and returns the status of
  /// the command.
  func reportOmission(of count: Int, because budget: WorkBudget) -> ExitStatus {
    guard count > 0 else { return .success }
    error(
      ["\(count.counted("scene")) not drawn: \(budget.reason)", "  \(WorkBudget.remedy)"]
        .terminalLines)
    return .findings
  }
}
