import BoardwalkBase
import BoardwalkNib

/// A compiled storyboard as the document that it was made from, for commands that run or draw one.
enum CompiledStoryboard {
  /// Whether `path` names a compiled storyboard.
  static func isOne(_ path: String) -> Bool {
    path.hasSuffix(".storyboardc") || path.hasSuffix(".storyboardc/")
  }

  /// The document that the folder at `path` was compiled from, without the ids of most objects.
  static func document(_ path: String) throws(CommandError) -> SourceFile {
    let files = try CompiledFiles(path)
    guard let list = files.files["Info.plist"] else {
      throw CommandError("cannot read \(path): it has no Info.plist", status: .findings)
    }
    let info: StoryboardInfo
    do {
      info = try StoryboardInfo(list.bytes)
    } catch {
      throw CommandError("cannot read \(list.path): \(error)", status: .findings)
    }
    var archives: [String: NIBArchive] = [:]
    for name in files.names where name.hasSuffix(".nib") {
      guard let file = files.files[name] else { continue }
      archives[String(name.dropLast(4))] = try CompiledFiles.archive(file)
    }
    var reader = CompiledStoryboardReader(archives, info)
    return SourceFile(path: path, text: reader.document())
  }
}
