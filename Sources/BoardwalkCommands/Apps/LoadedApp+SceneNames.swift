import Boardwalk
import BoardwalkProject
import BoardwalkScene

extension LoadedApp {
  /// What a scene text that it begins with calls its controllers, by their ids.
  ///
  /// The text is read again: compiled apps have no names, and few commands ask for them.
  var sceneNames: [String: String] {
    guard let file, DocumentSyntax(of: file) == .scene else { return [:] }
    return SceneReader().names(in: file)
  }
}
