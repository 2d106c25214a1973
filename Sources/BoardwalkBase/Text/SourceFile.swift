/// A file's path and all its bytes.
package struct SourceFile: Sendable, Hashable {
  /// The path as the user wrote it; it names the file in diagnostics and is never opened again.
  package let path: String

  /// Every byte of the file.
  package let bytes: [UInt8]

  /// The number of the first line; more than 1 for a part of an input that is read incrementally.
  package let firstLine: Int

  /// A file with the path `path` and the contents `bytes`.
  package init(path: String, bytes: [UInt8], firstLine: Int = 1) {
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// A file with the path `path` and the contents `text` in UTF-8.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The file's name without its folder.
  package var name: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The file's name without its folder and extension, as a storyboard reference names it.
  package var stem: String {
    let name = name
    return dot(in: name).map { String(name[..<$0]) } ?? name
  }

  /// The file extension in lowercase without the dot; empty if there is none.
  package var pathExtension: String {
    let name = name
    return dot(in: name).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// The dot before a file extension; a leading dot does not begin one.
  private func dot(in name: String) -> String.Index? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    return dot
  }

  /// The text of the bytes in `range`, ill-formed UTF-8 replaced by U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
