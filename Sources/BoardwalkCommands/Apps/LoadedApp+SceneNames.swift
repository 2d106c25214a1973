import Boardwalk
import BoardwalkProject
import BoardwalkScene

extension LoadedApp {
  /// The names of controllers in the main scene text, by id.
  ///
  /// The text is read again: compiled apps have no names, and few commands ask for them.
  var sceneNames: [String: String] {
    guard let file, DocumentSyntax(of: file) == .scene else { return [:] }
    return SceneReader().names(in: file)
  }
}
