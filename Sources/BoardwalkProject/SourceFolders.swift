import BoardwalkBase

/// The folders that hold an app's sources.
package struct SourceFolders: Sendable {
  /// The files with code in them, each once, in the order of their paths.
  package let files: [SourceFile]

  /// Their subfolders that contain an Xcode project.
  package let projectFolders: [XcodeProject]

  /// Paths that are no folders or files that can be read.
  package let unopenedPaths: [String]

  /// Reads the sources of `paths`, files or folders with all their contents, except those that
  /// `excluded` matches.
  package init(_ paths: [String], excluded: [PathPattern] = []) {
    let finder = DocumentPaths()
    var list = PathList()
    var files: [SourceFile] = []
    var projects: [XcodeProject] = []
    var unopened: [String] = []
    for path in paths {
      var found = [path]
      if finder.isFolder(path) {
        found = finder.files(in: path) { CodeLanguage.extensions.contains($0) || $0 == "pbxproj" }
          .filter { !excluded.match($0) }
      } else if !finder.exists(path) {
        unopened.append(path)
        continue
      }
      for path in found { list.add(path) }
    }
    let named = list.paths
    let contents = named.concurrentMap { try? SourceFile(contentsOfRegularFile: $0) }
    for (path, file) in zip(named, contents) {
      if let file {
        if let folder = XcodeProject(ofProjectFileAt: path, bytes: file.bytes) {
          projects.append(folder)
        } else {
          files.append(file)
        }
      } else {
        unopened.append(path)
      }
    }
    self.files = files
    projectFolders = projects
    unopenedPaths = unopened
  }

  /// The declarations of the files.
  package var classes: ClassTable { ClassTable(files, projectFolders: projectFolders) }
}
