import BoardwalkFiles
import BoardwalkNib
import Foundation

// Writing compiled documents.
extension Console {
  /// Writes `compiled`, which was made from the file `source`, to a folder, or a xib to a file.
  func write(
    _ compiled: CompiledNibs, from source: String, to output: String
  ) throws(CommandError) {
    guard let info = compiled.info else {
      for archive in compiled.archives.values {
        try write(result: archive.bytes, to: output, madeFrom: [source])
      }
      return
    }
    try writeFolder(compiled.archives, info, to: output)
  }

  /// Writes a folder whose property list comes last, when all that it names is there.
  private func writeFolder(
    _ archives: [String: NIBArchive], _ info: StoryboardInfo, to folder: String
  ) throws(CommandError) {
    let nibs = archives.map { (name: $0.key + ".nib", bytes: $0.value.bytes) }
    try writeFolder(nibs.sorted { $0.name < $1.name } + [("Info.plist", info.bytes)], to: folder)
  }

  /// Writes the files of a compiled storyboard in order, and removes those of an older one.
  ///
  /// A folder with other files than compiled nibs is not overwritten.
  func writeFolder(
    _ files: [(name: String, bytes: [UInt8])], to folder: String
  ) throws(CommandError) {
    let existing = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !FileWriter.isLeftover($0) }
    if let other = existing.first(where: { $0 != "Info.plist" && !$0.hasSuffix(".nib") }) {
      throw CommandError(
        "cannot write \(folder): it is not a compiled storyboard",
        notes: ["it contains \(other)"])
    }
    let names = Set(files.map(\.name))
    // Identifiers of a document are in the names.
    if let path = names.sorted().first(where: { $0.contains("/") }) {
      throw CommandError(
        "cannot write \(folder): '\(path)' is not a file name", status: .findings)
    }
    try change { writer throws(FileError) in
      try writer.createFolder(folder)
      for file in files { try writer.write(file.bytes, to: "\(folder)/\(file.name)") }
      for name in existing where !names.contains(name) {
        try writer.remove("\(folder)/\(name)")
      }
    }
  }
}
