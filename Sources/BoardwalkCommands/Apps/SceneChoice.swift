import Boardwalk
import BoardwalkGraph
import BoardwalkProject
import BoardwalkScene

/// Finds scenes of a document by name.
struct SceneChoice: Sendable {
  private let search: SceneSearch

  init(_ graph: SceneGraph, document: Int, names: [String: String] = [:]) {
    search = SceneSearch(graph, document: document, names: names)
  }

  /// The scenes that can be drawn, in document order.
  var all: [ScenePlace] { search.all }

  /// The scene `name`; without a name the initial one, else the first.
  func scene(_ name: String?) throws(CommandError) -> ScenePlace {
    guard let first = search.first else {
      throw CommandError("the document has no view and no view controller")
    }
    guard let name else { return first }
    if let place = search.scene(called: name) { return place }
    throw CommandError(
      "there is no scene '\(name)'",
      notes: CommandError.suggestions(name, among: search.names)
        + ["scenes: " + search.sceneNames.joined(separator: ", ")])
  }
}

extension LoadedApp {
  /// The names of controllers in the main scene text, by id.
  ///
  /// The text is read again: compiled apps have no names, and few commands ask for them.
  var sceneNames: [String: String] {
    guard let file, DocumentSyntax(of: file) == .scene else { return [:] }
    return SceneReader().names(in: file)
  }
}
