import Foundation

/// The files of this package.
struct Repository {
  let root: URL

  init() {
    var root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<3 { root.deleteLastPathComponent() }
    self.root = root
  }

  /// The text of the file at `path`, which counts from the root.
  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether there is a file at `path`.
  func contains(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The paths of the files below `folder` that end in one of `endings`, sorted.
  func files(in folder: String, endingIn endings: String...) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var paths: [String] = []
    while let path = files?.nextObject() as? String {
      if endings.contains(where: path.hasSuffix) { paths.append("\(folder)/\(path)") }
    }
    return paths.sorted()
  }
}
