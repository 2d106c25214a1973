import BoardwalkClasses
import BoardwalkSource

/// The folders that hold an app's sources.
public struct SourceFolders: Sendable {
  /// The files with code in them, each once, in the order of the folders, then of their paths.
  public let files: [SourceFile]

  /// The folders in them that hold an Xcode project of their own.
  public let projectFolders: [String]

  /// Paths that are no folders or files that can be read.
  public let unopenedPaths: [String]

  /// Reads the sources that `paths` name, folders with all that is in them.
  public init(_ paths: [String]) {
    let finder = DocumentPaths()
    var seen: Set<String> = []
    var files: [SourceFile] = []
    var projects: Set<String> = []
    var unopened: [String] = []
    for path in paths {
      var found = [path]
      if finder.isFolder(path) {
        found = finder.files(in: path) { CodeLanguage.extensions.contains($0) || $0 == "pbxproj" }
      } else if !finder.exists(path) {
        unopened.append(path)
        continue
      }
      for path in found where seen.insert(path).inserted {
        if let folder = Self.projectFolder(path) {
          projects.insert(folder)
        } else if let file = try? SourceFile(contentsOf: path) {
          files.append(file)
        } else {
          unopened.append(path)
        }
      }
    }
    self.files = files
    projectFolders = projects.sorted()
    unopenedPaths = unopened
  }

  /// What the files declare.
  public var classes: ClassTable { ClassTable(files, projectFolders: projectFolders) }

  /// The folder around `Name.xcodeproj/project.pbxproj`, with a slash at its end.
  private static func projectFolder(_ path: String) -> String? {
    guard path.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + (parts.isEmpty ? "" : "/")
  }
}
