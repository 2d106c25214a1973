import BoardwalkBase
import BoardwalkFiles
import BoardwalkGit
import BoardwalkProject
import Foundation

/// The files of an earlier revision in a temporary folder.
struct Checkout: Sendable {
  /// The outermost folder of the repository.
  let root: String

  private let temporary: TemporaryFolder

  /// The folder with the files of the revision.
  var folder: String { temporary.path }

  /// The files of `revision` of the repository around `paths`, written into a new folder.
  init(of revision: String, around paths: [String], _ console: Console) throws(CommandError) {
    let inner = AbsolutePath.commonFolder(of: paths)
    guard let git = Git(in: inner, environment: console.environment) else {
      throw CommandError("git was not found")
    }
    do throws(GitError) {
      root = AbsolutePath.of(try git.root())
    } catch {
      throw CommandError(error)
    }
    do throws(FileError) {
      temporary = try TemporaryFolder()
    } catch {
      throw CommandError(error)
    }
    do throws(GitError) {
      try git.checkOut(revision, into: temporary.path)
    } catch {
      temporary.remove()
      let reason = error.message.isEmpty ? "there is no such revision" : error.message
      throw CommandError("cannot check out '\(revision)': \(reason)")
    }
  }

  /// Removes the files.
  func remove() { temporary.remove() }

  /// The path in the checkout that corresponds to `path`.
  func path(of path: String) -> String {
    if AbsolutePath.of(path) == root { return folder }
    let inside = AbsolutePath.of(path, within: root)
    return inside.hasPrefix("/") ? path : "\(folder)/\(inside)"
  }

  /// The locations of those of `paths` that the revision has.
  func existing(_ paths: [String]) -> [String] {
    paths.map(path).filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// `file` with its path in the revision.
  func moved(_ file: SourceFile) -> SourceFile {
    SourceFile(path: path(of: file.path), bytes: file.bytes)
  }
}
