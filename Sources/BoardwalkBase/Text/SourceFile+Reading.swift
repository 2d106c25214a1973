import Foundation

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

  /// Reads the file at `path`.
  package init(contentsOf path: String) throws(ReadingError) {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadable(reason: String(cString: strerror(errno)))
    }
    defer { try? handle.close() }
    self.init(path: path, bytes: try Self.bytes(of: handle))
  }

  /// Reads the standard input, which diagnostics call `<stdin>`.
  package static func standardInput() throws(ReadingError) -> SourceFile {
    SourceFile(path: "<stdin>", bytes: try bytes(of: .standardInput))
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
