import Boardwalk
import BoardwalkBase
import BoardwalkFiles
import Foundation

/// The folder with the snapshots of one flow: `Snapshots/FLOW/NAME.txt` next to it, pictures as
/// `NAME.svg`.
///
/// Files that are not in the folder's manifest are never removed.
struct GoldenFolder: Sendable {
  /// Its path.
  let path: String

  private let console: Console
  private var manifest: GoldenManifest
  private var manifestOnDisk: GoldenManifest

  /// The folder at `path`, written to as `console` does.
  init(path: String, console: Console) {
    self.path = path
    self.console = console
    let file = try? SourceFile(contentsOf: "\(path)/\(GoldenManifest.fileName)")
    manifest = file.map { GoldenManifest($0.text(in: 0..<$0.bytes.count)) } ?? GoldenManifest()
    manifestOnDisk = manifest
  }

  /// The folder of the flow at `flowPath`.
  init(ofFlowAt flowPath: String, console: Console) {
    self.init(path: Self.path(ofFlowAt: flowPath), console: console)
  }

  /// The path of the folder of the flow at `flowPath`.
  static func path(ofFlowAt flowPath: String) -> String {
    let name = SourceFile(path: flowPath, bytes: []).name
    return flowPath.dropLast(name.count) + "Snapshots/" + GoldenFolderName.of(name)
  }

  /// The file of the snapshot called `name`.
  func file(_ name: String) -> String { "\(path)/\(Self.fileName(name))" }

  /// The file that holds what the snapshot called `name` shows now, where that is another thing.
  func newFile(_ name: String) -> String { "\(path)/\(Self.newFileName(name))" }

  /// The snapshots that are kept here, by their names, sorted.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { ($0.hasSuffix(".txt") || $0.isPicture) && !$0.hasPrefix(".") }
      .filter { !$0.hasSuffix(".new.txt") && !$0.hasSuffix(".new.svg") }
      .map { $0.isPicture ? $0 : String($0.dropLast(4)) }.sorted()
  }

  /// Whether a run has written or accepted the snapshot called `name`, so that one may remove it.
  func owns(_ name: String) -> Bool { manifest.names.contains(Self.fileName(name)) }

  /// The golden contents of the snapshot `name`; nil if there are none.
  func read(_ name: String) throws(CommandError) -> String? {
    try refuseLinks(to: file(name))
    guard let file = try? SourceFile(contentsOf: file(name)) else { return nil }
    // Git may have changed the ends of the lines.
    return file.text(in: 0..<file.bytes.count).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Accepts that the snapshot called `name` shows `picture`, which it may have done before.
  mutating func accept(_ picture: String, as name: String) throws(CommandError) {
    if try read(name) != picture { try write(picture, to: file(name)) }
    manifest.insert(Self.fileName(name))
  }

  /// Writes `picture`, the actual snapshot `name`, next to the golden one.
  mutating func keepNew(_ picture: String, of name: String) throws(CommandError) {
    // Named first: a run that is killed in between leaves nothing that the next one may not remove.
    manifest.insert(Self.newFileName(name))
    try saveManifest()
    try write(picture, to: newFile(name))
  }

  /// Removes what `keepNew` has kept of the snapshot called `name`.
  mutating func removeNew(_ name: String) throws(CommandError) {
    try remove(fileName: Self.newFileName(name))
  }

  /// Removes the snapshot called `name`, which it owns.
  mutating func remove(_ name: String) throws(CommandError) {
    try remove(fileName: Self.fileName(name))
  }

  /// Writes the manifest, if it has changed; without any names it goes, and the empty folder with it.
  mutating func saveManifest() throws(CommandError) {
    guard manifest != manifestOnDisk else { return }
    let file = "\(path)/\(GoldenManifest.fileName)"
    if manifest.names.isEmpty {
      try remove(path: file)
      console.files.removeFolderIfEmpty(path)
    } else {
      try write(manifest.text, to: file)
    }
    manifestOnDisk = manifest
  }

  private static func fileName(_ name: String) -> String { name.isPicture ? name : "\(name).txt" }

  private static func newFileName(_ name: String) -> String {
    name.isPicture ? "\(name.dropLast(4)).new.svg" : "\(name).new.txt"
  }

  private mutating func remove(fileName: String) throws(CommandError) {
    guard manifest.names.contains(fileName) else { return }
    try remove(path: "\(path)/\(fileName)")
    manifest.remove(fileName)
  }

  /// Removes `file`, which is in this folder, if it is there.
  private func remove(path file: String) throws(CommandError) {
    try refuseLinks(to: file)
    try console.change { files throws(FileError) in try files.remove(file) }
  }

  /// Writes `text` to `file`, which is in this folder.
  private func write(_ text: String, to file: String) throws(CommandError) {
    try refuseLinks(to: file)
    try console.change { files throws(FileError) in
      try files.createFolder(path)
      try files.write(Array(text.utf8), to: file)
    }
  }

  /// A link would lead out of the project.
  private func refuseLinks(to file: String) throws(CommandError) {
    let parent = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    for path in [parent, path, file] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType != .typeSymbolicLink else {
        throw CommandError("\(path) is a symbolic link, which is not allowed here")
      }
    }
  }
}

extension String {
  /// Whether it is the name of a picture's file.
  fileprivate var isPicture: Bool { hasSuffix(".svg") }
}
