import BoardwalkBase
import BoardwalkGraph
import BoardwalkProject

/// Making an app of files.
extension StoryboardApp {
  static func graph(at path: String, main: String?) throws(StoryboardAppError) -> SceneGraph {
    if DocumentPaths().isFolder(path) { return try folder(at: path, main: main) }
    guard let file = try? SourceFile(contentsOf: path) else {
      throw StoryboardAppError("cannot open \(path)")
    }
    if SceneGraphFile.isGraph(file.bytes) { return try compiled(file) }
    let project = Project([LoadedFile(file)], isWhole: false)
    guard let document = project.documents.first(where: \.isSupported) else {
      throw StoryboardAppError("\(path) is no storyboard or xib that can be read")
    }
    return try shallow(Compiler().compile(project, main: document), at: path)
  }

  private static func folder(
    at path: String, main: String?
  ) throws(StoryboardAppError) -> SceneGraph {
    let folder = AppFolder(path: path)
    switch folder.launchChoice(named: main) {
    case .document(let document):
      let graph = Compiler().compile(
        folder.project, main: document, strings: folder.strings,
        colorSets: folder.colorSets)
      return try shallow(graph, at: path)
    case .unknown(let name, let candidates):
      throw StoryboardAppError(
        "there is no document '\(name)' in \(path)",
        suggestion: Misspelling(name).closest(in: candidates))
    case .undecided(let candidates):
      throw StoryboardAppError(
        candidates.isEmpty
          ? "no storyboard in \(path) has an initial view controller"
          : "say which document \(path) begins with: "
            + candidates.map { "'\($0)'" }.joined(separator: ", "))
    }
  }

  /// `graph`, unless more view controllers lie inside each other than can be run.
  private static func shallow(
    _ graph: SceneGraph, at path: String
  ) throws(StoryboardAppError) -> SceneGraph {
    do throws(SceneGraphError) {
      try graph.validateContainment()
    } catch {
      throw StoryboardAppError("cannot run \(path): \(error)")
    }
    return graph
  }

  private static func compiled(_ file: SourceFile) throws(StoryboardAppError) -> SceneGraph {
    do throws(SceneGraphError) {
      return try SceneGraphFile.decode(file.bytes)
    } catch {
      throw StoryboardAppError("cannot read \(file.path): \(error.description)")
    }
  }
}
