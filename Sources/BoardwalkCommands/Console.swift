import BoardwalkBase
import BoardwalkFiles

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

  /// Asks a person for a line, and returns it without its end; nil at the end.
  package let ask: @Sendable (Prompt) -> String?

  /// Reads all that is left of the input.
  package let readAll: @Sendable () throws(SourceFile.ReadingError) -> [UInt8]

  /// Waits for input, and reads what has arrived; empty at the end.
  package let readArrived: @Sendable () throws(SourceFile.ReadingError) -> [UInt8]

  /// Whether a person types the input and reads the output.
  package let isInteractive: Bool

  /// Whether diagnostics may have colors.
  package let isColored: Bool

  /// The number of columns of the window for diagnostics; nil if there is none.
  package let columns: Int?

  /// Whether a person sees what is written to `error`, and may be told how far work is.
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
  /// The file at `path`, or the input where that is `-`.
  func read(_ path: String) throws(CommandError) -> SourceFile {
    try path == "-" ? readInput() : .opened(path)
  }

  /// All that is left of the input, as the file `<stdin>`.
  func readInput() throws(CommandError) -> SourceFile {
    SourceFile(path: Self.inputPath, bytes: try read(by: readAll))
  }

  /// The received input; waits for input, and is empty at the end.
  func readArrivedInput() throws(CommandError) -> [UInt8] { try read(by: readArrived) }

  /// The name of the input in diagnostics.
  static let inputPath = "<stdin>"

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
