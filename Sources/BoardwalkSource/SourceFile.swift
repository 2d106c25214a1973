import Foundation

/// A file's path and all its bytes.
public struct SourceFile: Sendable, Hashable {
  /// The path as the user wrote it; it names the file in diagnostics and is never opened again.
  public let path: String

  /// Every byte of the file.
  public let bytes: [UInt8]

  /// A file named `path` that holds `bytes`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file named `path` that holds `text` as UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Reads the file at `path`.
  ///
  /// Throws Foundation's error when the file cannot be opened.
  public init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self.init(path: path, bytes: [UInt8](data))
  }

  /// The file's name without its folder.
  public var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The file's name without its folder and extension, as a storyboard reference names it.
  public var stem: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The file's extension in lower case, without the dot; empty when there is none.
  public var pathExtension: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The text of the bytes in `range`, ill-formed UTF-8 replaced by U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
