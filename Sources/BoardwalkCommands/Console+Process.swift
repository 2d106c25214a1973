import Foundation

extension Console {
  /// The console of this process.
  ///
  /// Colours only on a terminal, and not where `NO_COLOR` is set.
  package static var process: Console {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return Console(
      output: { write(Array($0.utf8), to: .standardOutput) },
      outputBytes: { write($0, to: .standardOutput) },
      error: { write(Array($0.utf8), to: .standardError) },
      ask: { Terminal.process.ask($0, completions: $1) },
      readAll: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) },
      isInteractive: isTerminal,
      isColored: isatty(STDERR_FILENO) == 1 && environment["NO_COLOR"] == nil,
      showsProgress: isatty(STDERR_FILENO) == 1, environment: environment)
  }

  /// Writes all bytes; a reader that has gone away ends the process by signal, as for any tool.
  static func write(_ bytes: [UInt8], to handle: FileHandle) {
    try? handle.write(contentsOf: Data(bytes))
  }
}
