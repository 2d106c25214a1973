import BoardwalkGraph
import BoardwalkProject
import BoardwalkScene
import BoardwalkSource

/// A compiled app, and what it was asked for by.
struct LoadedApp: Sendable {
  /// The compiled app; `main` is the document that it begins with.
  let graph: SceneGraph

  /// What people call it: the folder's or the file's name.
  let name: String

  /// The file that it begins with; nil where that is a compiled graph, or nothing.
  var file: SourceFile?

  /// What a scene text that it begins with calls its controllers, by their ids.
  ///
  /// The text is read again: compiled apps have no names, and few commands ask for them.
  var sceneNames: [String: String] {
    guard let file, DocumentSyntax(of: file) == .scene else { return [:] }
    return SceneReader().names(in: file)
  }
}
