import Foundation
import PackagePlugin

/// The check of one target's documents.
struct DocumentCheck {
  private static let documents: Set = ["storyboard", "xib", "scene"]
  private static let configurations = ["boardwalk.json", "boardwalk-baseline.json"]

  /// The name of the target.
  let target: String

  /// All files of the target.
  let files: [URL]

  /// The folder of the package or project.
  let folder: URL

  /// The call of the tool, which `find` finds by its name; none for a target without documents.
  ///
  /// It has no output, so it runs whenever one of its inputs has changed. The sources are inputs
  /// because a configuration may compare documents with them.
  func commands(findingTool find: (String) throws -> PluginContext.Tool) throws -> [Command] {
    let documents = files.filter { Self.documents.contains($0.pathExtension) }
    guard !documents.isEmpty else { return [] }
    // The name in an artifact bundle, or else that of the target which is built from the sources.
    let tool = try (try? find("boardwalk")) ?? find("BoardwalkTool")
    return [
      .buildCommand(
        displayName: "Checking the documents of \(target)", executable: tool.url,
        arguments: ["check", "--format", "xcode"] + documents.map(\.path),
        inputFiles: files + configurations)
    ]
  }

  /// The configuration and the baseline of the package, where it has them.
  private var configurations: [URL] {
    Self.configurations.map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
