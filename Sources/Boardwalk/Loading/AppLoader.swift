import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject

/// Loads apps from folders, documents and compiled graphs.
package struct AppLoader: Sendable {
  /// The name of the main document, if given.
  package var main: String?

  /// The class of the owner of a xib, if given.
  package var owner: String?

  /// The language of the app, if given.
  package var language: String?

  /// Whether a folder must determine its main document.
  package var requiresMain = true

  /// A loader without options.
  package init() {}

  /// The app at `path`: a folder, a document, or a compiled graph.
  package func load(_ path: String) throws(AppLoadError) -> LoadedApp {
    if DocumentPaths().isFolder(path) { return try loadFolder(path) }
    return try load(open(path))
  }

  private func open(_ path: String) throws(AppLoadError) -> SourceFile {
    do throws(SourceFile.ReadingError) {
      return try SourceFile(contentsOf: path)
    } catch {
      throw AppLoadError(
        "cannot open \(path): \(error.reason(for: path))",
        notes: NameSuggestions.notes(forFile: path))
    }
  }

  /// The app in `file`: a graph, or a document with the documents of its folder that it refers to.
  package func load(_ file: SourceFile) throws(AppLoadError) -> LoadedApp {
    if SceneGraphFile.isGraph(file.bytes) { return try loadGraph(file) }
    let document = try readable(LoadedFile(file))
    guard document.isSupported else {
      throw AppLoadError("cannot compile \(file.path): it is \(document.kind.displayName)")
    }
    let documents = [document] + neighbors(of: document)
    let project = Project(documents.map { .document($0) }, isWhole: false)
    let graph = Compiler().compile(project, main: document, strings: [])
    try requireShallowContainers(in: graph, at: file.path)
    return LoadedApp(
      graph: try prepared(graph), name: file.name, file: document.file,
      inputPaths: documents.map(\.file.path))
  }

  private func loadGraph(_ file: SourceFile) throws(AppLoadError) -> LoadedApp {
    var graph = try decode(file)
    if let main {
      guard let index = graph.documents.firstIndex(where: { $0.name == main }) else {
        throw .unknownMain(main, among: graph.documents.map(\.name))
      }
      graph.main = index
    }
    return LoadedApp(graph: try prepared(graph), name: file.name, inputPaths: [file.path])
  }

  private func decode(_ file: SourceFile) throws(AppLoadError) -> SceneGraph {
    do throws(SceneGraphError) {
      return try SceneGraphFile.decode(file.bytes)
    } catch {
      throw AppLoadError("cannot read \(file.path): \(error.description)", isInContent: true)
    }
  }

  private func loadFolder(_ path: String) throws(AppLoadError) -> LoadedApp {
    let folder = AppFolder(path: path)
    try requireSoundBehaviors(of: folder.project)
    let document = try launchDocument(of: folder, at: path)
    let graph = Compiler(folder: path).compile(
      folder.project, main: document, strings: folder.strings,
      colorSets: folder.colorSets)
    try requireShallowContainers(in: graph, at: path)
    let name = AbsolutePath.of(path).split(separator: "/").last.map(String.init) ?? path
    return LoadedApp(
      graph: try prepared(graph), name: name,
      folder: path, file: document?.file, inputPaths: folder.paths,
      unread: folder.project.files.filter { $0.document == nil })
  }

  /// Throws an error for containers past the nesting limit.
  private func requireShallowContainers(
    in graph: SceneGraph, at path: String
  ) throws(AppLoadError) {
    do throws(SceneGraphError) {
      try graph.validateContainment()
    } catch {
      throw AppLoadError("cannot compile \(path): \(error)", isInContent: true)
    }
  }

  /// Throws an error for behaviors with errors that a run would not report itself.
  private func requireSoundBehaviors(of project: Project) throws(AppLoadError) {
    guard !project.behaviors.isEmpty else { return }
    let rules: [Rule] = [.malformedScene, .malformedBehavior, .unknownBehaviorName]
    let all = Checker(rules: rules).check(project).diagnostics.filter {
      $0.severity == .error && !$0.isReportedByRun
    }
    // A defect of a scene also causes errors in its behaviors.
    let inScenes = all.filter { $0.rule == Rule.malformedScene.id }
    let errors = inScenes.isEmpty ? all : inScenes
    guard let first = errors.first else { return }
    throw AppLoadError(
      "cannot run \(first.path)",
      notes: errors.map { "\($0.path):\($0.start): \($0.message) [\($0.rule)]" },
      isInContent: true)
  }

  private func launchDocument(
    of folder: AppFolder, at path: String
  ) throws(AppLoadError) -> Document? {
    guard folder.project.documents.contains(where: \.isSupported) else {
      for file in folder.project.files { _ = try readable(file) }
      throw AppLoadError("there is no iOS storyboard or xib in \(path)")
    }
    switch folder.launchChoice(named: main) {
    case .document(let document): return document
    case .unknown(let name, let candidates): throw .unknownMain(name, among: candidates)
    case .undecided(let candidates):
      guard requiresMain else { return nil }
      throw AppLoadError(
        candidates.isEmpty
          ? "no storyboard in \(path) has an initial view controller"
          : "say which document to launch with: --main NAME",
        notes: candidates.isEmpty ? [] : ["these could be: " + candidates.joined(separator: ", ")])
    }
  }

  private func readable(_ file: LoadedFile) throws(AppLoadError) -> Document {
    switch file {
    case .document(let document): return document
    case .unopened(let path, let reason): throw AppLoadError("cannot open \(path): \(reason)")
    case .unreadable(let source, _, _):
      throw AppLoadError(
        "cannot read \(source.path)",
        notes: file.diagnostics.map { "\($0.path):\($0.start): \($0.message) [\($0.rule)]" },
        isInContent: true)
    }
  }

  /// The storyboards next to `document` that it refers to, directly or indirectly.
  private func neighbors(of document: Document) -> [Document] {
    var pending = document.referencedStoryboards
    guard !pending.isEmpty, document.file.path != SourceFile.inputPath else { return [] }
    let folder = document.file.folder
    let paths = DocumentPaths().documents(in: folder.isEmpty ? "/" : folder)
    var known: Set<String> = [document.name]
    var found: [Document] = []
    while let name = pending.popLast() {
      guard known.insert(name).inserted else { continue }
      let neighbors = paths.filter { SourceFile(path: $0, bytes: []).stem == name }
        .compactMap { LoadedFile(path: $0).document }
        .filter { $0.isSupported && $0.kind == .storyboard }
      found += neighbors
      pending += neighbors.flatMap(\.referencedStoryboards)
    }
    return found.sorted { $0.file.path < $1.file.path }
  }

  /// The graph with the given owner and language.
  private func prepared(_ graph: SceneGraph) throws(AppLoadError) -> SceneGraph {
    var graph = graph
    if let owner {
      guard let owned = graph.owned(by: owner) else {
        throw AppLoadError("only a xib can be run with an owner")
      }
      graph = owned
    }
    guard let language else { return graph }
    guard graph.languages.contains(language) else {
      throw AppLoadError(
        "there are no strings for the language '\(language)'",
        notes: NameSuggestions.notes(for: language, among: graph.languages))
    }
    return graph.localized(in: language)
  }
}

extension Document {
  /// The names of the referenced storyboards.
  fileprivate var referencedStoryboards: [String] {
    elements(of: .viewControllerPlaceholder).compactMap { StoryboardReference($0).storyboardName }
  }
}

extension AppLoadError {
  fileprivate static func unknownMain(
    _ name: String, among candidates: [String]
  ) -> AppLoadError {
    AppLoadError(
      "there is no document '\(name)' to launch with",
      notes: NameSuggestions.notes(for: name, among: candidates))
  }
}
