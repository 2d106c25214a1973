import BoardwalkCheck
import BoardwalkFiles

extension Configuration {
  /// Makes sure that `paths`, which the configuration names as its `key`, stay inside its project.
  ///
  /// A configuration comes with a project that may be a stranger's; what is on the command line is the
  /// user's own word.
  func requireInside(_ paths: [String], key: String) throws(CommandError) {
    let boundary = ProjectBoundary(ofConfigurationIn: folder)
    guard let path = paths.first(where: { !boundary.contains($0) }) else { return }
    throw CommandError(
      "\(place(of: path, in: key))the path of '\(key)' leads out of the project: \(path)",
      notes: ["the project is \(boundary.folder)", "--allow-outside allows it"])
  }
}
