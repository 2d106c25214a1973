import BoardwalkGraph
import BoardwalkProject

/// A compiled app, and what it was asked for by.
struct LoadedApp: Sendable {
  /// The compiled app; `main` is the document that it begins with.
  let graph: SceneGraph

  /// What people call it: the folder's or the file's name.
  let name: String

  /// What a scene text that it begins with calls its controllers, by their ids.
  var sceneNames: [String: String] = [:]
}
