import BoardwalkBase
import BoardwalkProject
import BoardwalkScene

/// A strings file or a string catalog that translates a document.
struct StringTable: Sendable {
  /// The file.
  let file: SourceFile

  /// The tables of the document at `path`, in the `.lproj` folders next to the document or next to
  /// its own `.lproj` folder. A string catalog may also be next to them.
  static func beside(_ path: String) throws(CommandError) -> [StringTable] {
    let document = SourceFile(path: path, bytes: [])
    let stem = document.stem
    var folder = document.folder
    if folder.hasSuffix(".lproj") { folder = SourceFile(path: folder, bytes: []).folder }
    let catalog = stem + ".xcstrings"
    let paths = DocumentPaths().files(in: folder) { ["strings", "xcstrings"].contains($0) }
      .filter { table in
        let parts = table.dropFirst(folder.count + 1).split(separator: "/")
        if parts.count == 1 { return parts[0] == catalog }
        return parts.count == 2 && parts[0].hasSuffix(".lproj")
          && [stem + ".strings", catalog].contains(String(parts[1]))
      }
    return try paths.map { path throws(CommandError) in
      StringTable(file: try SourceFile.opened(path))
    }
  }

  /// The table with the ids in its keys replaced by those in `renamed`, which are by the old ids.
  func bytes(renaming renamed: [String: String]) -> [UInt8] {
    file.pathExtension == "xcstrings"
      ? Translations(file)?.bytes(renaming: renamed) ?? file.bytes
      : StringsRewriter(renamed).rewrite(file.bytes)
  }
}
