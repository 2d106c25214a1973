import Foundation

/// The destination of bytes that are written to a path.
enum FileDestination {
  /// A regular file, whose path is no symbolic link.
  case regularFile(path: String, status: stat)

  /// A file that does not exist yet.
  case newFile(path: String)

  /// A device, a FIFO or a socket.
  case stream(path: String)

  /// A file that the process has open, such as `/dev/stdout`.
  case openFile(Descriptor)

  /// The maximum number of links that Linux follows.
  private static let maximumLinkCount = 40

  /// The destination of `path`. Throws the system's error if there is none.
  init(_ path: String) throws(FileError) {
    var next = path
    for _ in 0..<Self.maximumLinkCount {
      if let descriptor = Self.openFile(at: next) {
        self = .openFile(descriptor)
        return
      }
      var status = stat()
      guard lstat(next, &status) == 0 else {
        guard errno == ENOENT, !next.isEmpty, !next.hasSuffix("/") else {
          throw FileError("write \(path)", code: errno)
        }
        self = .newFile(path: next)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: next = try Self.target(ofLinkAt: next)
      case S_IFREG:
        self = .regularFile(path: next, status: status)
        return
      case S_IFDIR: throw FileError("write \(path)", code: EISDIR)
      default:
        self = .stream(path: next)
        return
      }
    }
    throw FileError("write \(path)", code: ELOOP)
  }

  /// The folder that contains `path`.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Opening an open file again by name would overwrite it from the start.
  private static func openFile(at path: String) -> Descriptor? {
    let folders = ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"]
    guard let folder = folders.first(where: path.hasPrefix),
      let number = Int32(path.dropFirst(folder.count))
    else { return nil }
    return Descriptor(number: number)
  }

  private static func target(ofLinkAt path: String) throws(FileError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &buffer, buffer.count - 1)
    guard count >= 0 else { throw FileError("write \(path)", code: errno) }
    let bytes = buffer.prefix(count).map { UInt8(bitPattern: $0) }
    let target = String(decoding: bytes, as: UTF8.self)
    return target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
  }
}
