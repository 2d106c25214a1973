import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject
import BoardwalkScene

/// A compiled app, and what it was asked for by.
struct LoadedApp: Sendable {
  /// The compiled app; `main` is the document that it begins with.
  let graph: SceneGraph

  /// What people call it: the folder's or the file's name.
  let name: String

  /// The file that it begins with; nil where that is a compiled graph, or nothing.
  var file: SourceFile?

  /// The files that it was made from.
  let inputPaths: [String]

  /// What a scene text that it begins with calls its controllers, by their ids.
  ///
  /// The text is read again: compiled apps have no names, and few commands ask for them.
  var sceneNames: [String: String] {
    guard let file, DocumentSyntax(of: file) == .scene else { return [:] }
    return SceneReader().names(in: file)
  }

  /// The app with somebody who shows the first view of the xib that it begins with, where nobody else
  /// does; itself where it begins with anything else, or there is no view.
  var showingLooseView: LoadedApp {
    guard let main = graph.main, graph.documents[main].kind == .xib,
      let scene = graph.documents[main].scenes.first, !scene.looseViews.isEmpty,
      let owned = graph.owned(by: "UIViewController")
    else { return self }
    return LoadedApp(graph: owned, name: name, file: file, inputPaths: inputPaths)
  }
}
