import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject

/// A compiled app with its source files.
package struct LoadedApp: Sendable {
  /// The compiled app; `main` is its main document.
  package let graph: SceneGraph

  /// The display name: that of the folder or file.
  package let name: String

  /// The path of the folder; nil for a document or a compiled graph.
  package var folder: String?

  /// The file of the main document; nil for a compiled graph or without a main document.
  package var file: SourceFile?

  /// The source files of the app.
  package let inputPaths: [String]

  /// The files and folders of the app that could not be read, which the graph lacks.
  package var unread: [LoadedFile] = []

  /// The app with an owner that shows the first view of the main xib, if it has none; unchanged if
  /// the main document is not a xib or has no view.
  package var showingTopLevelView: LoadedApp {
    guard let main = graph.main, graph.documents[main].kind == .xib,
      let scene = graph.documents[main].scenes.first, !scene.topLevelViews.isEmpty,
      let owned = graph.owned(by: "UIViewController")
    else { return self }
    return LoadedApp(
      graph: owned, name: name, folder: folder, file: file, inputPaths: inputPaths, unread: unread)
  }
}
