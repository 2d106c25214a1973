import BoardwalkBase
import BoardwalkProject
import Foundation

/// Reads `boardwalk.json`, which is JSON5: comments, bare keys and trailing commas are welcome.
package struct ConfigurationReader: Sendable {
  /// The name of the file.
  package static let fileName = "boardwalk.json"

  /// A reader; it has no state.
  package init() {}

  /// The file called `name` that holds for `path`: in its folder, or the nearest around it. The search
  /// ends at the root of a repository.
  package func file(called name: String = fileName, for path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if !DocumentPaths().isFolder(folder.path) { folder.deleteLastPathComponent() }
    while true {
      let file = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: file.path) { return file.path }
      let isRepository = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(".git").path)
      let parent = folder.deletingLastPathComponent()
      if isRepository || parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// What `file` says.
  package func read(_ file: SourceFile) throws(ConfigurationError) -> Configuration {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let content: ConfigurationValue
    do {
      content = try decoder.decode(ConfigurationValue.self, from: Data(file.bytes))
    } catch {
      throw ConfigurationError("write JSON5: this is none", in: file, at: nil)
    }
    let folder = URL(fileURLWithPath: file.path).standardizedFileURL.deletingLastPathComponent()
    var configuration = Configuration(folder: folder.path, file: file.path)
    let context = ConfigurationContext(file: file, folder: folder.path)
    for (key, value) in try context.object(content, "the file") {
      guard let entry = ConfigurationKey.all.first(where: { $0.name == key }) else {
        throw context.unknown(key, "key", among: ConfigurationKey.all.map(\.name))
      }
      try entry.apply(value, context, &configuration)
    }
    return configuration
  }
}

/// Why a configuration says nothing, and where.
package struct ConfigurationError: Error, Sendable, Hashable {
  /// What to do, in the imperative, with the place.
  package let message: String

  /// More to help.
  package let notes: [String]

  init(_ message: String, notes: [String] = [], in file: SourceFile, at word: String?) {
    let place = word.flatMap { Self.place(of: $0, in: file) }.map { ":\($0)" } ?? ""
    self.message = "\(file.path)\(place): \(message)"
    self.notes = notes
  }

  /// Where `word` stands first: Foundation's decoder tells no places.
  private static func place(of word: String, in file: SourceFile) -> Position? {
    guard let found = Data(file.bytes).firstRange(of: Data(word.utf8)), !word.isEmpty else {
      return nil
    }
    return LineTable(file).position(of: found.lowerBound)
  }
}
