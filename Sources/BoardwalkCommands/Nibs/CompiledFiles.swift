import BoardwalkBase
import BoardwalkNib
import BoardwalkProject

/// The nibs and property lists that a path names.
struct CompiledFiles {
  /// The files by their paths inside of the folder; a single file has an empty one.
  let files: [String: SourceFile]

  /// The names of the files, in order.
  var names: [String] { files.keys.sorted() }

  init(_ path: String) throws(CommandError) {
    guard DocumentPaths().isFolder(path) else {
      files = ["": try SourceFile.opened(path)]
      return
    }
    let paths = DocumentPaths().files(in: path) { ["nib", "plist"].contains($0) }
    guard !paths.isEmpty else {
      throw CommandError("no compiled nibs found in \(path)")
    }
    // The paths of listed files do not contain the current folder.
    let root = [".", "./"].contains(path) ? "" : path.withoutCurrentFolder
    var files: [String: SourceFile] = [:]
    for file in paths {
      let name = file.dropFirst(root.count).drop { $0 == "/" }
      files[String(name)] = try SourceFile.opened(file)
    }
    self.files = files
  }

  /// The archive in `file`.
  static func archive(_ file: SourceFile) throws(CommandError) -> NIBArchive {
    do {
      return try NIBArchive(file.bytes)
    } catch {
      throw CommandError("cannot read \(file.path): \(error)", status: .findings)
    }
  }

  /// The values in the property list `file`.
  static func propertyList(_ file: SourceFile) throws(CommandError) -> [String: String] {
    guard let lines = StoryboardInfo.lines(of: file.bytes) else {
      throw CommandError(
        "cannot read \(file.path): the file is not a property list", status: .findings)
    }
    return lines
  }
}
