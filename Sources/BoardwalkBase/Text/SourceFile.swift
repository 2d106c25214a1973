import Foundation

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

  /// The path of the file's folder; `.` if the path has none.
  package var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
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

  /// The text of the whole file, ill-formed UTF-8 replaced by U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of the bytes in `range`, ill-formed UTF-8 replaced by U+FFFD.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Concealing parts of a file in reports.
extension SourceFile {
  /// The file with an asterisk for each byte in `ranges`, so that positions stay valid.
  package func concealing(_ ranges: [Range<Int>]) -> SourceFile {
    guard !ranges.isEmpty else { return self }
    var bytes = bytes
    for range in ranges {
      for index in range.clamped(to: 0..<bytes.count) where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: "*")
      }
    }
    return SourceFile(path: path, bytes: bytes, firstLine: firstLine)
  }

  /// The content between the start tag and the end tag of the element in `range`.
  package func content(of range: Range<Int>) -> Range<Int> {
    let part = bytes[range.clamped(to: 0..<bytes.count)]
    guard let start = part.firstIndex(of: UInt8(ascii: ">")),
      let end = part.lastIndex(of: UInt8(ascii: "<")), start < end
    else { return range.lowerBound..<range.lowerBound }
    return start + 1..<end
  }

  /// The quoted texts in `range`, and the text between them.
  package func literals(in range: Range<Int>) -> [(range: Range<Int>, text: String)] {
    let range = range.clamped(to: 0..<bytes.count)
    let part = SourceFile(path: path, bytes: Array(bytes[range]))
    return Lexer.tokens(of: part).compactMap { token in
      let start = range.lowerBound + token.range.lowerBound + 1
      let end = range.lowerBound + token.range.upperBound
      switch token.value {
      case .string(let text): return (start..<max(start, end - 1), text)
      case .malformedString:
        let rest = start..<max(start, end)
        return (rest, self.text(in: rest))
      default: return nil
      }
    }
  }
}

/// Reading files and the standard input, which may be anything.
extension SourceFile {
  /// The most bytes that are read of a file or of the standard input.
  package static let sizeLimit = 256 << 20

  /// An error for a file that cannot be read.
  package enum ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// There are more bytes than `limit`.
    case tooLarge(limit: Int)

    /// The system does not let it be read, for the reason in its own words.
    case unreadable(reason: String)

    package var description: String {
      switch self {
      case .tooLarge(let limit): "it has more than \(limit >> 20) MB"
      case .unreadable(let reason): reason
      }
    }
  }

  /// Reads the file at `path`, which the user has named: it may be a FIFO or a device.
  package init(contentsOf path: String) throws(ReadingError) {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(reason: String(cString: strerror(errno)))
    }
    defer { try? handle.close() }
    self.init(path: path, bytes: try Self.bytes(of: handle))
  }

  /// Reads the file at `path`, which the user has not named: to open a FIFO could wait forever, and
  /// a device may be endless.
  ///
  /// Every file that is found by its name or place is read by this initializer.
  package init(contentsOfRegularFile path: String) throws(ReadingError) {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(reason: "it is not a regular file")
    }
    self.init(path: path, bytes: try Self.bytes(of: handle))
  }

  /// The path of the standard input in diagnostics.
  package static let inputPath = "<stdin>"

  /// Reads the standard input.
  package static func standardInput() throws(ReadingError) -> SourceFile {
    SourceFile(path: inputPath, bytes: try bytes(of: .standardInput))
  }

  /// Waits for bytes of the standard input, and reads the available ones; empty at the end.
  package static func arrivedInput() throws(ReadingError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return Array(buffer[..<count]) }
      guard errno == EINTR else {
        throw .unreadable(reason: String(cString: strerror(errno)))
      }
    }
  }

  /// The rest of `handle`. A device may be endless, so its size is not used.
  static func bytes(
    of handle: FileHandle, limit: Int = sizeLimit
  ) throws(ReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
        bytes.append(contentsOf: part)
        if bytes.count > limit { break }
      }
    } catch {
      throw .unreadable(reason: error.systemReason)
    }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }
}

extension Error {
  /// The system's message of a Foundation error.
  fileprivate var systemReason: String {
    let outer = self as NSError
    let inner = outer.userInfo[NSUnderlyingErrorKey] as? NSError ?? outer
    guard inner.domain == NSPOSIXErrorDomain else { return inner.localizedDescription }
    return String(cString: strerror(Int32(inner.code)))
  }
}
