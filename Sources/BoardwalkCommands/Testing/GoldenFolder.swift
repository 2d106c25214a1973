import Boardwalk
import BoardwalkBase
import BoardwalkFiles
import Foundation

/// The folder with the snapshots of one flow: `Snapshots/FLOW/NAME.txt` next to it, pictures as
/// `NAME.svg`.
///
/// Files that are not in the folder's manifests are never removed.
struct GoldenFolder: Sendable {
  /// Its path.
  let path: String

  private let console: Console
  private var manifest: GoldenManifest
  private var manifestOnDisk: GoldenManifest

  /// The screens that differ from what was accepted.
  private var newFiles: GoldenManifest
  private var newFilesOnDisk: GoldenManifest

  /// The names of all snapshots that the flow takes.
  private var expected: Set<String> = []

  /// The folder at `path`, written to as `console` does.
  init(path: String, console: Console) {
    self.path = path
    self.console = console
    manifest = Self.manifest("\(path)/\(GoldenManifest.fileName)")
    manifestOnDisk = manifest
    newFiles = Self.manifest("\(path)/\(GoldenManifest.newFileName)")
    newFilesOnDisk = newFiles
    for name in newFiles.names
    where !Self.isNew(name) || !FileManager.default.fileExists(atPath: "\(path)/\(name)") {
      newFiles.remove(name)
    }
    // Both were in one list once.
    for name in manifest.names where Self.isNew(name) {
      manifest.remove(name)
      newFiles.insert(name)
    }
  }

  private static func manifest(_ path: String) -> GoldenManifest {
    guard let file = try? SourceFile(contentsOf: path) else { return GoldenManifest() }
    return GoldenManifest(file.text(in: 0..<file.bytes.count))
  }

  /// Prepares for snapshots called `names`, the only ones that follow.
  mutating func expect(_ names: Set<String>) { expected = names }

  /// The folder of the flow at `flowPath`.
  init(ofFlowAt flowPath: String, console: Console) {
    self.init(path: Self.path(ofFlowAt: flowPath), console: console)
  }

  /// The path of the folder of the flow at `flowPath`.
  static func path(ofFlowAt flowPath: String) -> String {
    let name = SourceFile(path: flowPath, bytes: []).name
    return flowPath.dropLast(name.count) + "Snapshots/" + GoldenFolderName.of(name)
  }

  /// The file of the snapshot `name`.
  func file(_ name: String) -> String { "\(path)/\(Self.fileName(name))" }

  /// The file with the current contents of the snapshot `name`, if they differ.
  func newFile(_ name: String) -> String { "\(path)/\(Self.newFileName(name))" }

  /// The snapshots that are kept here, by their names, sorted.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { ($0.hasSuffix(".txt") || $0.isPicture) && !$0.hasPrefix(".") }
      .filter { !Self.isNew($0) }
      .map { $0.isPicture ? $0 : String($0.dropLast(4)) }.sorted()
  }

  /// Whether a run wrote or accepted the snapshot `name`, so that it may be removed.
  func owns(_ name: String) -> Bool { manifest.names.contains(Self.fileName(name)) }

  /// The golden contents of the snapshot `name`; nil if there are none.
  func read(_ name: String) throws(CommandError) -> String? {
    try refuseLinks(to: file(name))
    guard let file = try? SourceFile(contentsOf: file(name)) else { return nil }
    // Git may have changed the ends of the lines.
    return file.text(in: 0..<file.bytes.count).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Accepts `picture` as the snapshot `name`, which may be unchanged.
  mutating func accept(_ picture: String, as name: String) throws(CommandError) {
    if try read(name) != picture { try write(picture, to: file(name)) }
    manifest.insert(Self.fileName(name))
  }

  /// Writes `picture`, the actual snapshot `name`, next to the golden one.
  mutating func keepNew(_ picture: String, of name: String) throws(CommandError) {
    newFiles.insert(Self.newFileName(name))
    try listNewFiles(with: Self.newFileName(name))
    try write(picture, to: newFile(name))
  }

  /// Lists `fileName` before it is written, with all that may follow: a run that is killed in
  /// between leaves nothing that the next one may not remove, and the list is written once.
  private mutating func listNewFiles(with fileName: String) throws(CommandError) {
    guard !newFilesOnDisk.names.contains(fileName) else { return }
    var list = newFiles
    for name in expected.map(Self.newFileName)
    where !FileManager.default.fileExists(atPath: "\(path)/\(name)") { list.insert(name) }
    try save(list, as: GoldenManifest.newFileName)
    newFilesOnDisk = list
  }

  /// Removes what `keepNew` has kept of the snapshot called `name`.
  mutating func removeNew(_ name: String) throws(CommandError) {
    try removeNew(fileName: Self.newFileName(name))
  }

  /// Removes what `keepNew` has kept of other snapshots than those called `names`.
  mutating func removeNew(besides names: Set<String>) throws(CommandError) {
    let kept = Set(names.map(Self.newFileName))
    for name in newFiles.names.sorted() where !kept.contains(name) {
      try removeNew(fileName: name)
    }
  }

  /// Removes the snapshot `name`, which it owns.
  mutating func remove(_ name: String) throws(CommandError) {
    let file = Self.fileName(name)
    guard manifest.names.contains(file) else { return }
    try remove(path: "\(path)/\(file)")
    manifest.remove(file)
  }

  /// Writes the manifests that have changed; one without any names goes, and the empty folder with
  /// it.
  mutating func saveManifests() throws(CommandError) {
    if newFiles != newFilesOnDisk {
      try save(newFiles, as: GoldenManifest.newFileName)
      newFilesOnDisk = newFiles
    }
    guard manifest != manifestOnDisk else { return }
    try save(manifest, as: GoldenManifest.fileName)
    manifestOnDisk = manifest
  }

  private func save(_ manifest: GoldenManifest, as name: String) throws(CommandError) {
    let file = "\(path)/\(name)"
    guard manifest.names.isEmpty else { return try write(manifest.text, to: file) }
    try remove(path: file)
    console.files.removeFolderIfEmpty(path)
  }

  private static func fileName(_ name: String) -> String { name.isPicture ? name : "\(name).txt" }

  private static func newFileName(_ name: String) -> String {
    name.isPicture ? "\(name.dropLast(4)).new.svg" : "\(name).new.txt"
  }

  /// Whether `fileName` is the name of a screen that differs from what was accepted.
  private static func isNew(_ fileName: String) -> Bool {
    fileName.hasSuffix(".new.txt") || fileName.hasSuffix(".new.svg")
  }

  private mutating func removeNew(fileName: String) throws(CommandError) {
    guard newFiles.names.contains(fileName) else { return }
    try remove(path: "\(path)/\(fileName)")
    newFiles.remove(fileName)
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

  /// A link may lead out of the project.
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
