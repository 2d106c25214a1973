import BoardwalkFiles
import BoardwalkProject
import Foundation

/// Polls the files that a command reads until one of them changes.
struct FileWatch: Sendable {
  /// The identity and modification time of a file.
  fileprivate struct Stamp: Hashable {
    let size: Int
    let modified: Int
    let modifiedNanoseconds: Int
  }

  /// The extensions of documents, behaviors, flows, catalogs, string tables, settings and sources.
  private static let extensions = DocumentPaths.extensions.union([
    "behavior", "flow", "h", "json", "m", "mm", "plist", "scenegraph", "strings", "stringsdict",
    "swift", "xcstrings",
  ])

  /// The interval between scans.
  private static let interval = 0.3

  private let paths: [String]
  private let outputs: Set<String>

  /// A watch over the files that a command with `arguments` reads.
  init(_ arguments: Arguments) {
    let read = arguments.operands + arguments.all("--sources")
    paths = read.isEmpty ? ["."] : read
    let written = arguments.all("-o") + arguments.all("--baseline") + ["boardwalk-baseline.json"]
    outputs = Set(written.map(Self.standardized))
  }

  /// Calls `run`, and again each time that files have changed, until it returns false.
  func repeatedly(_ run: () -> Bool) {
    while true {
      let before = stamps()
      guard run() else { return }
      var last = before
      while last == before {
        Thread.sleep(forTimeInterval: Self.interval)
        last = stamps()
      }
      // Several files may be written in sequence.
      var next = stamps()
      while next != last {
        Thread.sleep(forTimeInterval: Self.interval)
        (last, next) = (next, stamps())
      }
    }
  }

  private func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for path in files where !outputs.contains(Self.standardized(path)) {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      stamps[path] = Stamp(status)
    }
    return stamps
  }

  /// The files, those next to them, all files in folders, and those in the app folders of flows.
  private var files: [String] {
    let finder = DocumentPaths()
    return paths.flatMap { path in
      let app = path.hasSuffix(".flow") ? ProjectFolder.around(path) : nil
      if let folder = finder.isFolder(path) ? path : app {
        return [path] + finder.files(in: folder) { Self.extensions.contains($0) }
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let beside = names.filter { name in
        Self.extensions.contains(URL(fileURLWithPath: name).pathExtension.lowercased())
      }
      return [path] + beside.map { folder.appendingPathComponent($0).path }
    }
  }

  private static func standardized(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

extension FileWatch.Stamp {
  fileprivate init(_ status: stat) {
    size = Int(status.st_size)
    let time = SystemInterface.modificationTime(of: status)
    modified = time.tv_sec
    modifiedNanoseconds = time.tv_nsec
  }
}
