import BoardwalkFiles
import Foundation

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

  /// Writes `result`, which was made from the files `inputs`, to the file at `path`, or to the standard
  /// output where that is `-` or nil. It never takes the place of an input.
  func write(
    result: [UInt8], to path: String?, madeFrom inputs: [String]
  ) throws(CommandError) {
    guard let path, path != "-" else { return outputBytes(result) }
    if let output = FileIdentity(ofFileAt: path),
      inputs.contains(where: { Self.identity(ofInput: $0) == output })
    {
      throw CommandError(
        "cannot write \(path): it is an input of this command",
        notes: ["its content would be lost; write to another file"])
    }
    try write(result, to: path)
  }

  /// Paths that stand for the standard input.
  private static let inputNames = ["-", "<stdin>"]

  private static func identity(ofInput path: String) -> FileIdentity? {
    inputNames.contains(path)
      ? FileIdentity(ofFileOpenAs: STDIN_FILENO) : FileIdentity(ofFileAt: path)
  }
}
