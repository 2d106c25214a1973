import BoardwalkCheck
import BoardwalkFiles

extension Configuration {
  /// Requires that `paths`, the values of the configuration's `key`, are inside its project.
  ///
  /// A configuration may come with an untrusted project; the command line is the user's own.
  func requireInside(_ paths: [String], key: String) throws(CommandError) {
    let boundary = ProjectBoundary(ofConfigurationIn: folder)
    guard let path = paths.first(where: { !boundary.contains($0) }) else { return }
    throw CommandError(
      "\(place(of: path, in: key))the path of '\(key)' leads out of the project: \(path)",
      notes: ["the project is \(boundary.folder)", "--allow-outside allows it"])
  }
}
