import BoardwalkBase
import BoardwalkProject
import Foundation

/// Reads `boardwalk.json`, which is JSON5: comments, bare keys and trailing commas are welcome.
package struct ConfigurationReader: Sendable {
  /// The name of the file.
  package static let fileName = "boardwalk.json"

  /// A reader; it has no state.
  package init() {}

  /// The file `name` that applies to `path`: in its folder, or in the nearest enclosing one. The
  /// search ends at the root of a repository. Whatever has that name is found: what is no regular
  /// file is refused when it is read.
  package func file(called name: String = fileName, for path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if !DocumentPaths().isFolder(folder.path) { folder.deleteLastPathComponent() }
    while true {
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path) { return file.path }
      let parent = folder.deletingLastPathComponent()
      if RepositoryFolder.isRepository(folder) || parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// The configuration in `file`.
  package func read(_ file: SourceFile) throws(ConfigurationError) -> Configuration {
    let content: ConfigurationValue
    do throws(SyntaxError) {
      content = try ConfigurationParser.parse(file.bytes)
    } catch {
      throw ConfigurationError(
        error.message, notes: error.suggestion.map { ["did you mean \($0)?"] } ?? [], in: file,
        at: error.range)
    }
    let folder = URL(fileURLWithPath: file.path).standardizedFileURL.deletingLastPathComponent()
    var configuration = Configuration(folder: folder.path, file: file.path)
    let context = ConfigurationContext(file: file, folder: folder.path)
    for member in try context.object(content, "the configuration") {
      guard let key = ConfigurationKey.all.first(where: { $0.name == member.key }) else {
        throw context.unknown(
          member.key, "key", among: ConfigurationKey.all.map(\.name), at: member.keyRange)
      }
      try key.apply(member.value, context, &configuration)
    }
    guard !configuration.matrix.isTooLarge else {
      throw ConfigurationError(
        "more than \(LayoutMatrix.settingLimit) combinations of devices, text sizes and languages",
        in: file, at: content.range)
    }
    return configuration
  }
}
