import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject

/// A compiled app, and what it was asked for by.
package struct LoadedApp: Sendable {
  /// The compiled app; `main` is the document that it begins with.
  package let graph: SceneGraph

  /// What people call it: the folder's or the file's name.
  package let name: String

  /// The file that it begins with; nil where that is a compiled graph, or nothing.
  package var file: SourceFile?

  /// The files that it was made from.
  package let inputPaths: [String]

  /// The app with somebody who shows the first view of the xib that it begins with, where nobody else
  /// does; itself where it begins with anything else, or there is no view.
  package var showingLooseView: LoadedApp {
    guard let main = graph.main, graph.documents[main].kind == .xib,
      let scene = graph.documents[main].scenes.first, !scene.looseViews.isEmpty,
      let owned = graph.owned(by: "UIViewController")
    else { return self }
    return LoadedApp(graph: owned, name: name, file: file, inputPaths: inputPaths)
  }
}
