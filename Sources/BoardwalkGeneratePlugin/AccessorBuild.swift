import Foundation
import PackagePlugin

/// The step that generates accessors for one target.
struct AccessorBuild {
  private static let documents: Set = ["storyboard", "xib", "scene"]
  private static let tables: Set = ["strings", "xcstrings"]

  /// The name of the target.
  let target: String

  /// The name of its module.
  let module: String

  /// All files of the target.
  let files: [URL]

  /// The folder for what is generated.
  let output: URL

  /// The call of the tool, which `find` finds by its name; none for a target without documents.
  func commands(findingTool find: (String) throws -> PluginContext.Tool) throws -> [Command] {
    let documents = files.filter { Self.documents.contains($0.pathExtension) }
    guard !documents.isEmpty else { return [] }
    let tables = files.filter { Self.tables.contains($0.pathExtension) }
    // The name in an artifact bundle, or else that of the target which is built from the sources.
    let tool = try (try? find("boardwalk")) ?? find("BoardwalkTool")
    let accessors = output.appending(path: "\(target)Resources.swift")
    return [
      .buildCommand(
        displayName: "Generating accessors for the documents of \(target)", executable: tool.url,
        arguments: ["generate", "swift", "--no-config", "--module", module, "-o", accessors.path]
          + (documents + tables).map(\.path),
        inputFiles: documents + tables, outputFiles: [accessors])
    ]
  }
}
