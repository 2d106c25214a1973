import Foundation
import Synchronization

/// Writes, creates and removes files and folders. Nothing else in Boardwalk does.
///
/// A regular file is replaced as a whole or stays as it was: the bytes go to a temporary file
/// beside it, which replaces it once the disk has them. The file keeps its permissions, owner and
/// group; a symbolic link stays a link to it. Devices, FIFOs and open files are written to
/// directly.
package final class FileWriter: Sendable {
  /// Folders whose leftovers of killed runs are removed already.
  private let cleanFolders = Mutex<Set<String>>([])

  /// A writer for one run of the process.
  package init() {}

  /// Whether `name` is one of a file that a killed run left; the next to write in its folder
  /// removes it.
  package static func isLeftover(_ name: String) -> Bool { TemporaryFile.isName(name) }

  /// Writes `bytes` to `path`.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch try FileDestination(path) {
    case .openFile(let descriptor):
      if let code = descriptor.write(bytes) { throw FileError("write \(path)", code: code) }
    case .stream(let stream): try write(bytes, toStream: stream, called: path)
    case .newFile(let file): try replace(file, called: path, with: bytes, keeping: nil)
    case .regularFile(let file, let status):
      try replace(file, called: path, with: bytes, keeping: status)
    }
  }

  /// Writes `bytes` to a new file at `path`; fails if it exists. A private file can only be read by
  /// its owner.
  package func create(
    _ path: String, holding bytes: [UInt8], isPrivate: Bool = false
  ) throws(FileError) {
    let folder = FileDestination.folder(of: path)
    removeLeftovers(in: folder)
    do throws(TemporaryFile.Failure) {
      let temporary = try TemporaryFile(in: folder, permissions: isPrivate ? 0o600 : 0o666)
      try fill(temporary, bytes, keeping: nil, movingTo: path, isNew: true)
    } catch {
      throw FileError("write \(path)", code: error.code, notes: error.notes)
    }
  }

  /// Makes the folder at `path`, and those around it.
  package func createFolder(_ path: String) throws(FileError) {
    guard var code = Self.makeFolder(path) else { return }
    let parent = FileDestination.folder(of: path)
    if code == ENOENT, parent != path, parent != "." {
      try createFolder(parent)
      guard let second = Self.makeFolder(path) else { return }
      code = second
    }
    throw FileError("make the folder \(path)", code: code)
  }

  /// Removes the file or link at `path`, if there is one.
  package func remove(_ path: String) throws(FileError) {
    removeLeftovers(in: FileDestination.folder(of: path))
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw FileError("remove \(path)", code: errno)
  }

  /// Removes the folder at `path` if it is empty.
  package func removeFolderIfEmpty(_ path: String) { _ = rmdir(path) }

  private func write(
    _ bytes: [UInt8], toStream stream: String, called path: String
  ) throws(FileError) {
    let number = open(stream, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw FileError("write \(path)", code: errno) }
    let descriptor = Descriptor(number: number)
    let failure = descriptor.write(bytes)
    if let code = descriptor.close() ?? failure {
      throw FileError("write \(path)", code: failure ?? code)
    }
  }

  /// Replaces `file`, which the user named `path`, with its current `status` if it exists.
  private func replace(
    _ file: String, called path: String, with bytes: [UInt8], keeping status: stat?
  ) throws(FileError) {
    let folder = FileDestination.folder(of: file)
    removeLeftovers(in: folder)
    if let status { try requireReplaceable(file, called: path, status) }
    do throws(TemporaryFile.Failure) {
      // The temporary file must not be readable by more users than the file.
      let temporary = try TemporaryFile(in: folder, permissions: status == nil ? 0o666 : 0o600)
      try fill(temporary, bytes, keeping: status, movingTo: file, isNew: false)
    } catch {
      throw FileError("write \(path)", code: error.code, notes: error.notes)
    }
  }

  /// Replacing a file would separate its hard links and ignore its permissions.
  private func requireReplaceable(
    _ file: String, called path: String, _ status: stat
  ) throws(FileError) {
    var status = status
    // A killed run may have left the file under its temporary name too.
    if status.st_nlink > 1, lstat(file, &status) != 0 {
      throw FileError("write \(path)", code: errno)
    }
    guard status.st_nlink <= 1 else {
      throw FileError(
        "write \(path)", reason: "it has \(status.st_nlink) hard links",
        notes: ["replacing it would part them; copy it, or write to another file"])
    }
    guard access(file, W_OK) == 0 else { throw FileError("write \(path)", code: errno) }
  }

  private func fill(
    _ temporary: consuming TemporaryFile, _ bytes: [UInt8], keeping status: stat?,
    movingTo file: String, isNew: Bool
  ) throws(TemporaryFile.Failure) {
    do throws(TemporaryFile.Failure) {
      try temporary.write(bytes)
      if let status { try temporary.adoptOwnership(of: status) }
    } catch {
      temporary.remove()
      throw error
    }
    try temporary.move(to: file, isNew: isNew)
    Self.synchronize(FileDestination.folder(of: file))
  }

  private func removeLeftovers(in folder: String) {
    guard cleanFolders.withLock({ $0.insert(folder).inserted }) else { return }
    TemporaryFile.removeLeftovers(in: folder)
  }

  /// Makes the new name survive a loss of power, where the file system can.
  private static func synchronize(_ folder: String) {
    let number = open(folder, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return }
    _ = fsync(number)
    _ = close(number)
  }

  /// Creates one folder, unless it exists; returns the system's error on failure.
  private static func makeFolder(_ path: String) -> Int32? {
    guard mkdir(path, 0o777) != 0 else { return nil }
    let code = errno
    var status = stat()
    let isThere = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    return isThere ? nil : code
  }
}
