import BoardwalkBase

/// The folders that hold an app's sources.
package struct SourceFolders: Sendable {
  /// The files with code in them, each once, in the order of their paths.
  package let files: [SourceFile]

  /// Their subfolders that contain an Xcode project.
  package let projectFolders: [XcodeProject]

  /// The folders and files that cannot be read.
  package let unopened: [LoadedFile]

  /// Reads the sources of `paths`, files or folders with all their contents, except those that
  /// `excluded` matches.
  package init(_ paths: [String], excluded: [PathPattern] = []) {
    let finder = DocumentPaths()
    var list = PathList()
    var files: [SourceFile] = []
    var projects: [XcodeProject] = []
    var unopened: [LoadedFile] = []
    for path in paths {
      var found = [path]
      if finder.isFolder(path) {
        let listing = finder.listing(of: path) {
          CodeLanguage.extensions.contains($0) || $0 == "pbxproj"
        }
        found = listing.files.filter { !excluded.match($0) }
        unopened += listing.unopened.filter { !excluded.match($0.path) }
      }
      for path in found { list.add(path) }
    }
    let contents = LoadedFile.contents(of: list.paths)
    for file in contents.files {
      if let folder = XcodeProject(ofProjectFileAt: file.path, bytes: file.bytes) {
        projects.append(folder)
      } else {
        files.append(file)
      }
    }
    self.files = files
    projectFolders = projects
    self.unopened = unopened + contents.unopened
  }

  /// The declarations of the files.
  package var classes: ClassTable { ClassTable(files, projectFolders: projectFolders) }
}
