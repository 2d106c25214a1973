import Foundation

/// Writing results to a file: whole or not at all.
struct OutputFile: Sendable {
  let path: String

  /// Writes `bytes` in the place of what is there.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError("cannot write \(path)", notes: ["does its folder exist?"])
    }
  }
}
