import BoardwalkBase
import BoardwalkProject

extension [Diagnostic] {
  /// The diagnostics with paths as git knows them, from the folder of the repository; files in none
  /// keep theirs.
  var namedAsGit: [Diagnostic] {
    var names: [String: String] = [:]
    return map { diagnostic in
      let path = diagnostic.path
      let name = names[path] ?? Self.gitName(of: path)
      names[path] = name
      return diagnostic.at(name)
    }
  }

  private static func gitName(of path: String) -> String {
    guard path != Console.inputPath, let folder = RepositoryFolder.around(path) else { return path }
    return AbsolutePath.of(path, within: folder)
  }
}
