import BoardwalkBase
import Foundation

/// One language's strings for one document, from a `.strings` file in its `.lproj` folder.
package struct StringsTable: Sendable, Hashable, Codable {
  /// The name of its document, without extension.
  package let name: String

  /// The language, as its folder names it: `de`, `pt-BR`.
  package let language: String

  /// The strings by key; a document's keys are `objectID.property`.
  package let entries: [String: String]

  /// The strings `entries` in `language` for the document named `name`.
  package init(name: String, language: String, entries: [String: String]) {
    self.name = name
    self.language = language
    self.entries = entries
  }

  /// The table in the file at `path`, which is in a folder such as `de.lproj`.
  ///
  /// Nil if the path is not of that form or the file is no strings file.
  package init?(path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    guard folder.pathExtension == "lproj", let file = try? SourceFile(contentsOfRegularFile: path),
      // Foundation prints errors in texts to the standard error.
      !PropertyList.isText(file.bytes) || Translations(file.inUTF8)?.fault == nil,
      let entries = PropertyList(file.bytes)?.entries as? [String: String]
    else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    language = folder.deletingPathExtension().lastPathComponent
    self.entries = entries
  }

  /// All tables in `folder` and the folders in it, by language, then by name.
  package static func tables(in folder: String) -> [StringsTable] {
    tables(among: DocumentPaths().files(in: folder) { $0 == "strings" })
  }

  /// All tables among the files at `paths`, by language, then by name.
  static func tables(among paths: [String]) -> [StringsTable] {
    paths.filter { DocumentPaths.pathExtension(of: $0) == "strings" }
      .compactMap(StringsTable.init(path:))
      .sorted { ($0.language, $0.name) < ($1.language, $1.name) }
  }
}
