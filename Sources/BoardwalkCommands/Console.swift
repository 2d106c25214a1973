/// Where a command reads from and writes to.
public struct Console: Sendable {
  /// Writes results.
  public let output: @Sendable (String) -> Void

  /// Writes results that are no text.
  public let outputBytes: @Sendable ([UInt8]) -> Void

  /// Writes diagnostics.
  public let error: @Sendable (String) -> Void

  /// Asks a person for a line behind a prompt, and returns it without its end; nil at the end. They may
  /// have their line completed to one of those given.
  public let ask: @Sendable (_ prompt: String, _ completions: [String]) -> String?

  /// Reads all that is left of the input.
  public let readAll: @Sendable () -> [UInt8]

  /// Whether a person types the input and reads the output.
  public let isInteractive: Bool

  /// Whether diagnostics may have colours.
  public let isColored: Bool

  /// Whether a person sees what is written to `error`, and may be told how far work is.
  public let showsProgress: Bool

  /// The environment's variables.
  public let environment: [String: String]

  /// A console of the given parts.
  public init(
    output: @escaping @Sendable (String) -> Void,
    outputBytes: @escaping @Sendable ([UInt8]) -> Void,
    error: @escaping @Sendable (String) -> Void,
    ask: @escaping @Sendable (_ prompt: String, _ completions: [String]) -> String?,
    readAll: @escaping @Sendable () -> [UInt8],
    isInteractive: Bool = false, isColored: Bool = false, showsProgress: Bool = false,
    environment: [String: String] = [:]
  ) {
    self.output = output
    self.outputBytes = outputBytes
    self.error = error
    self.ask = ask
    self.readAll = readAll
    self.isInteractive = isInteractive
    self.isColored = isColored
    self.showsProgress = showsProgress
    self.environment = environment
  }
}
