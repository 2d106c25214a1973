/// Where a command reads from and writes to.
public struct Console: Sendable {
  /// Writes results.
  public let output: @Sendable (String) -> Void

  /// Writes results that are no text.
  public let outputBytes: @Sendable ([UInt8]) -> Void

  /// Writes diagnostics.
  public let error: @Sendable (String) -> Void

  /// Reads the next line of input, without its end; nil at the end.
  public let readLine: @Sendable () -> String?

  /// Reads all that is left of the input.
  public let readAll: @Sendable () -> [UInt8]

  /// Whether a person types the input and reads the output.
  public let isInteractive: Bool

  /// Whether diagnostics may have colours.
  public let isColored: Bool

  /// The environment's variables.
  public let environment: [String: String]

  /// A console of the given parts.
  public init(
    output: @escaping @Sendable (String) -> Void,
    outputBytes: @escaping @Sendable ([UInt8]) -> Void,
    error: @escaping @Sendable (String) -> Void,
    readLine: @escaping @Sendable () -> String?,
    readAll: @escaping @Sendable () -> [UInt8],
    isInteractive: Bool = false, isColored: Bool = false, environment: [String: String] = [:]
  ) {
    self.output = output
    self.outputBytes = outputBytes
    self.error = error
    self.readLine = readLine
    self.readAll = readAll
    self.isInteractive = isInteractive
    self.isColored = isColored
    self.environment = environment
  }
}
