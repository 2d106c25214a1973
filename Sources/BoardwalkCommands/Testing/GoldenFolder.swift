import BoardwalkBase
import BoardwalkFlow
import Foundation

/// Where the snapshots of one flow are kept: `Snapshots/FLOW/NAME.txt` beside it, pictures as
/// `NAME.svg`.
struct GoldenFolder: Sendable {
  /// Its path.
  let path: String

  /// The folder at `path`.
  init(path: String) { self.path = path }

  /// The folder of the flow at `flowPath`.
  init(ofFlowAt flowPath: String) {
    let file = SourceFile(path: flowPath, bytes: [])
    let folder = flowPath.hasSuffix(file.name) ? flowPath.dropLast(file.name.utf8.count) : ""
    path = folder + "Snapshots/" + file.stem
  }

  /// The file of the snapshot called `name`.
  func file(_ name: String) -> String { name.isPicture ? "\(path)/\(name)" : "\(path)/\(name).txt" }

  /// The file that holds what the snapshot called `name` shows now, where that is another thing.
  func newFile(_ name: String) -> String {
    name.isPicture ? "\(path)/\(name.dropLast(4)).new.svg" : "\(path)/\(name).new.txt"
  }

  /// What the snapshot called `name` showed when it was accepted; nil where it never was.
  func read(_ name: String) throws(CommandError) -> String? {
    try refuseLinks(to: file(name))
    guard let file = try? SourceFile(contentsOf: file(name)) else { return nil }
    // Git may have changed the ends of the lines.
    return file.text(in: 0..<file.bytes.count).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Writes `text` to `file`, which is in this folder.
  func write(_ text: String, to file: String) throws(CommandError) {
    try refuseLinks(to: file)
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot make the folder \(path)")
    }
    try OutputFile(path: file).write(Array(text.utf8))
  }

  /// Removes `file`, which is in this folder, if it is there.
  func remove(_ file: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: file) else { return }
    try refuseLinks(to: file)
    guard (try? FileManager.default.removeItem(atPath: file)) != nil else {
      throw CommandError("cannot remove \(file)")
    }
  }

  /// The snapshots that are kept here, by their names, sorted.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { ($0.hasSuffix(".txt") || $0.isPicture) && !$0.hasPrefix(".") }
      .filter { !$0.hasSuffix(".new.txt") && !$0.hasSuffix(".new.svg") }
      .map { $0.isPicture ? $0 : String($0.dropLast(4)) }.sorted()
  }

  /// A link would lead out of the project.
  private func refuseLinks(to file: String) throws(CommandError) {
    let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    for path in [parent, path, file] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType != .typeSymbolicLink else {
        throw CommandError("put a real file or folder in the place of the link \(path)")
      }
    }
  }
}

extension String {
  /// Whether it is the name of a picture's file.
  fileprivate var isPicture: Bool { hasSuffix(".svg") }
}
