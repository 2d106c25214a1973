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

  /// The snapshots that were accepted.
  private var accepted: Listing

  /// The files that show differing screens.
  private var new: Listing

  /// The names of all snapshots of the flow.
  private var expected: Set<String> = []

  /// The folder at `path`, whose files `console` writes.
  init(path: String, console: Console) {
    self.path = path
    self.console = console
    accepted = Listing(GoldenManifest.fileName, in: path)
    new = Listing(GoldenManifest.newFileName, in: path)
    for name in new.names where !Self.isNew(name) || !exists(name) { new.current.remove(name) }
    // Earlier versions listed both together.
    for name in accepted.names where Self.isNew(name) {
      accepted.current.remove(name)
      new.current.insert(name)
    }
  }

  /// Whether there is a file called `fileName` in the folder.
  private func exists(_ fileName: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(fileName)")
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

  /// The names of the snapshots in the folder, sorted.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { ($0.hasSuffix(".txt") || $0.isPicture) && !$0.hasPrefix(".") }
      .filter { !Self.isNew($0) }
      .map { $0.isPicture ? $0 : String($0.dropLast(4)) }.sorted()
  }

  /// Whether a run wrote or accepted the snapshot `name`, so that it may be removed.
  func owns(_ name: String) -> Bool { accepted.names.contains(Self.fileName(name)) }

  /// The golden contents of the snapshot `name`; nil if there are none.
  func read(_ name: String) throws(CommandError) -> String? {
    try refuseLinks(to: file(name))
    guard let file = try? SourceFile(contentsOfRegularFile: file(name)) else { return nil }
    // Git may have changed the ends of the lines.
    return file.text.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Accepts `text` as the contents of the snapshot `name`.
  mutating func accept(_ text: String, as name: String) throws(CommandError) {
    if try read(name) != text { try write(text, to: file(name)) }
    accepted.current.insert(Self.fileName(name))
  }

  /// Writes `text`, the actual contents of the snapshot `name`, next to the golden file. Returns
  /// false, and writes nothing, if no run has written the file that exists there.
  mutating func keepNew(_ text: String, of name: String) throws(CommandError) -> Bool {
    let fileName = Self.newFileName(name)
    guard new.names.contains(fileName) || !exists(fileName) else { return false }
    new.current.insert(fileName)
    try listNewFiles(with: fileName)
    try write(text, to: newFile(name))
    return true
  }

  /// Lists `fileName` before it is written, with all that may follow: a run that is killed in
  /// between leaves nothing that the next one may not remove, and the list is written once.
  private mutating func listNewFiles(with fileName: String) throws(CommandError) {
    guard !new.onDisk.names.contains(fileName) else { return }
    var list = new.current
    for name in expected.map(Self.newFileName) where !exists(name) { list.insert(name) }
    try save(list, as: new.fileName)
    new.onDisk = list
  }

  /// Removes what `keepNew` has kept of the snapshot called `name`.
  mutating func removeNew(_ name: String) throws(CommandError) {
    try removeNew(fileName: Self.newFileName(name))
  }

  /// Removes what `keepNew` has kept of other snapshots than those called `names`.
  mutating func removeNew(besides names: Set<String>) throws(CommandError) {
    let kept = Set(names.map(Self.newFileName))
    for name in new.names.sorted() where !kept.contains(name) {
      try removeNew(fileName: name)
    }
  }

  /// Removes the snapshot `name`, which it owns.
  mutating func remove(_ name: String) throws(CommandError) {
    let file = Self.fileName(name)
    guard accepted.names.contains(file) else { return }
    try remove(path: "\(path)/\(file)")
    accepted.current.remove(file)
  }

  /// Writes the manifests that have changed. An empty manifest is removed, and then the folder, if
  /// it is empty.
  mutating func saveManifests() throws(CommandError) {
    new.onDisk = try saved(new)
    accepted.onDisk = try saved(accepted)
  }

  /// Writes `listing` if it has changed, and returns the manifest that its file then contains.
  private func saved(_ listing: Listing) throws(CommandError) -> GoldenManifest {
    if listing.current != listing.onDisk { try save(listing.current, as: listing.fileName) }
    return listing.current
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
    guard new.names.contains(fileName) else { return }
    try remove(path: "\(path)/\(fileName)")
    new.current.remove(fileName)
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

/// A manifest with its current names, and those of its file.
private struct Listing: Sendable {
  /// The name of its file.
  let fileName: String

  var current: GoldenManifest
  var onDisk: GoldenManifest

  /// The current names.
  var names: Set<String> { current.names }

  /// The manifest in the file called `fileName` in `folder`; empty without one.
  init(_ fileName: String, in folder: String) {
    self.fileName = fileName
    let file = try? SourceFile(contentsOfRegularFile: "\(folder)/\(fileName)")
    onDisk = GoldenManifest(file?.text ?? "")
    current = onDisk
  }
}

extension String {
  /// Whether it is the name of an SVG file.
  fileprivate var isPicture: Bool { hasSuffix(".svg") }
}
