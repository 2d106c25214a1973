import Foundation

/// A temporary file that replaces its destination when it is complete.
///
/// It is locked while its process lives, so that another run can recognize files of killed runs.
struct TemporaryFile: ~Copyable {
  /// Its path.
  let path: String

  private let descriptor: Descriptor

  private static let prefix = ".boardwalk-"
  private static let suffix = ".tmp"

  /// An empty file in `folder` with `permissions`, reduced by the process's mask. Throws the
  /// system's error on failure.
  init(in folder: String, permissions: mode_t) throws(Failure) {
    while true {
      let path = "\(folder)/\(Self.randomName)"
      let number = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
      guard number >= 0 else {
        if errno == EEXIST || errno == EINTR { continue }
        throw Failure(code: errno)
      }
      // Another run may have taken it for a leftover before it was locked, and removed it.
      _ = flock(number, LOCK_EX)
      var status = stat()
      guard fstat(number, &status) == 0, status.st_nlink > 0 else {
        _ = Foundation.close(number)
        continue
      }
      self.path = path
      descriptor = Descriptor(number: number)
      return
    }
  }

  /// An error of the system, with its consequence for the file.
  struct Failure: Error {
    let code: Int32
    var notes: [String] = []
  }

  /// Writes `bytes`, and waits until the disk has them.
  func write(_ bytes: [UInt8]) throws(Failure) {
    if let code = descriptor.write(bytes) { throw Failure(code: code) }
    guard fsync(descriptor.number) == 0 else { throw Failure(code: errno) }
  }

  /// Gives it the owner, the group and the permissions of `status`.
  func adoptOwnership(of status: stat) throws(Failure) {
    var own = stat()
    guard fstat(descriptor.number, &own) == 0 else { throw Failure(code: errno) }
    if own.st_uid != status.st_uid || own.st_gid != status.st_gid {
      guard fchown(descriptor.number, status.st_uid, status.st_gid) == 0 else {
        throw Failure(code: errno, notes: ["its owner and group would change"])
      }
    }
    guard fchmod(descriptor.number, status.st_mode & 0o7777) == 0 else {
      throw Failure(code: errno)
    }
  }

  /// Moves it to `destination`; if `isNew`, only if nothing exists there.
  consuming func move(to destination: String, isNew: Bool) throws(Failure) {
    // Unlike a rename, a link never replaces a file.
    let result = isNew ? link(path, destination) : rename(path, destination)
    guard result == 0 else {
      let code = errno
      remove()
      throw Failure(code: code)
    }
    isNew ? remove() : close()
  }

  /// Removes it.
  consuming func remove() {
    _ = unlink(path)
    close()
  }

  private consuming func close() { _ = descriptor.close() }

  private static var randomName: String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    let zeros = String(repeating: "0", count: 16 - digits.count)
    return prefix + zeros + digits + suffix
  }

  /// Whether `name` is the name of a temporary file.
  static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
    return digits.utf8.count == 16
      && digits.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
  }

  /// Removes the temporary files of killed runs in `folder`.
  static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isName(name) { removeLeftover("\(folder)/\(name)") }
  }

  private static func removeLeftover(_ path: String) {
    let flags = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    var number = open(path, O_RDONLY | flags)
    if number < 0 { number = open(path, O_WRONLY | flags) }
    guard number >= 0 else { return }
    defer { _ = Foundation.close(number) }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(number, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = unlink(path)
  }
}
