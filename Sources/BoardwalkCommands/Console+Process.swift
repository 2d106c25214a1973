import BoardwalkBase
import BoardwalkFiles
import Foundation

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
