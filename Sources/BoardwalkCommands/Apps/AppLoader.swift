import BoardwalkBase
import BoardwalkCheck
import BoardwalkDocument
import BoardwalkGraph
import BoardwalkProject
import BoardwalkScene

/// Makes an app of what a command names: a folder, a document, a compiled graph, or the input.
struct AppLoader: Sendable {
  /// The name of the document to launch with, where one was asked for.
  var main: String?

  /// The class of the owner, where a xib is to be run.
  var owner: String?

  /// The language to show it in, where one was asked for.
  var language: String?

  /// Whether a folder must tell which document it launches with.
  var requiresMain = true

  /// Reads the input when `-` is named.
  let readInput: @Sendable () throws(CommandError) -> SourceFile

  /// An input without anything, for commands that do not read theirs.
  static let emptyInput: @Sendable () throws(CommandError) -> SourceFile = {
    SourceFile(path: "<stdin>", bytes: [])
  }

  /// The app at `path`.
  func load(_ path: String) throws(CommandError) -> LoadedApp {
    if path == "-" { return try load(readInput()) }
    if DocumentPaths().isFolder(path) { return try loadFolder(path) }
    return try load(try .opened(path))
  }

  /// The app in `file`: a graph, or a document with those in the same folder that it refers to.
  private func load(_ file: SourceFile) throws(CommandError) -> LoadedApp {
    if SceneGraphFile.isGraph(file.bytes) { return try loadGraph(file) }
    let document = try readable(LoadedFile(file))
    guard document.isSupported else {
      throw CommandError("cannot compile \(file.path): it is \(document.kind.words)")
    }
    let documents = [document] + neighbours(of: document)
    let project = Project(documents.map { .document($0) }, isWhole: false)
    let graph = Compiler().compile(project, main: document, strings: [])
    try requireShallowContainers(in: graph, at: file.path)
    return LoadedApp(
      graph: try prepared(graph), name: file.name, file: document.file,
      inputPaths: documents.map(\.file.path))
  }

  private func loadGraph(_ file: SourceFile) throws(CommandError) -> LoadedApp {
    var graph = try decode(file)
    if let main {
      guard let index = graph.documents.firstIndex(where: { $0.name == main }) else {
        throw .unknownMain(main, among: graph.documents.map(\.name))
      }
      graph.main = index
    }
    return LoadedApp(graph: try prepared(graph), name: file.name, inputPaths: [file.path])
  }

  private func decode(_ file: SourceFile) throws(CommandError) -> SceneGraph {
    do throws(SceneGraphError) {
      return try SceneGraphFile.decode(file.bytes)
    } catch {
      throw CommandError("cannot read \(file.path): \(error.description)", status: .findings)
    }
  }

  private func loadFolder(_ path: String) throws(CommandError) -> LoadedApp {
    let folder = AppFolder(path: path)
    try requireSoundBehaviors(of: folder.project)
    let document = try launchDocument(of: folder, at: path)
    let graph = Compiler().compile(
      folder.project, main: document, strings: folder.strings,
      colorSets: folder.colorSets)
    try requireShallowContainers(in: graph, at: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return LoadedApp(
      graph: try prepared(graph), name: name == "." ? "this folder" : name,
      file: document?.file, inputPaths: folder.paths)
  }

  /// Containers inside each other in their thousands are no app to run.
  private func requireShallowContainers(
    in graph: SceneGraph, at path: String
  ) throws(CommandError) {
    do throws(SceneGraphError) {
      try graph.validateContainment()
    } catch {
      throw CommandError("cannot compile \(path): \(error)", status: .findings)
    }
  }

  /// A class that does something else than its author meant is no app to run.
  private func requireSoundBehaviors(of project: Project) throws(CommandError) {
    guard !project.behaviors.isEmpty else { return }
    let rules: [Rule] = [.malformedScene, .malformedBehavior, .unknownBehaviorName]
    let all = Checker(rules: rules).check(project).diagnostics.filter { $0.severity == .error }
    // What a scene lacks because of a mistake, its behaviours cannot know either.
    let inScenes = all.filter { $0.rule == Rule.malformedScene.id }
    let errors = inScenes.isEmpty ? all : inScenes
    guard let first = errors.first else { return }
    throw CommandError(
      "cannot run \(first.path)",
      notes: errors.map { "\($0.path):\($0.start): \($0.message) [\($0.rule)]" },
      status: .findings)
  }

  private func launchDocument(
    of folder: AppFolder, at path: String
  ) throws(CommandError) -> Document? {
    guard folder.project.documents.contains(where: \.isSupported) else {
      throw CommandError("there is no iOS storyboard or xib in \(path)")
    }
    switch folder.launchChoice(named: main) {
    case .document(let document): return document
    case .unknown(let name, let candidates): throw .unknownMain(name, among: candidates)
    case .undecided(let candidates):
      guard requiresMain else { return nil }
      throw CommandError(
        candidates.isEmpty
          ? "no storyboard in \(path) has an initial view controller"
          : "say which document to launch with: --main NAME",
        notes: candidates.isEmpty ? [] : ["these could be: " + candidates.joined(separator: ", ")])
    }
  }

  private func readable(_ file: LoadedFile) throws(CommandError) -> Document {
    switch file {
    case .document(let document): return document
    case .unopened(let path, let reason): throw CommandError("cannot open \(path): \(reason)")
    case .unreadable(let source, let findings):
      let diagnostics = Diagnostic.locate(findings, in: source)
      throw CommandError(
        "cannot read \(source.path)",
        notes: diagnostics.map { "\($0.path):\($0.start): \($0.message) [\($0.rule)]" },
        status: .findings)
    }
  }

  /// The storyboards beside `document` that it refers to, and those that they refer to in turn.
  private func neighbours(of document: Document) -> [Document] {
    var pending = document.referencedStoryboards
    guard !pending.isEmpty, document.file.path != "<stdin>" else { return [] }
    let folder =
      document.file.path.lastIndex(of: "/").map { String(document.file.path[..<$0]) } ?? "."
    let paths = DocumentPaths().documents(in: folder.isEmpty ? "/" : folder)
    var known: Set<String> = [document.name]
    var found: [Document] = []
    while let name = pending.popLast() {
      guard known.insert(name).inserted else { continue }
      let neighbours = paths.filter { SourceFile(path: $0, bytes: []).stem == name }
        .compactMap { LoadedFile(path: $0).document }
        .filter { $0.isSupported && $0.kind == .storyboard }
      found += neighbours
      pending += neighbours.flatMap(\.referencedStoryboards)
    }
    return found.sorted { $0.file.path < $1.file.path }
  }

  /// The graph with the owner and in the language that were asked for.
  private func prepared(_ graph: SceneGraph) throws(CommandError) -> SceneGraph {
    var graph = graph
    if let owner {
      guard let owned = graph.owned(by: owner) else {
        throw CommandError("only a xib can be run with an owner")
      }
      graph = owned
    }
    guard let language else { return graph }
    guard graph.languages.contains(language) else {
      throw CommandError(
        "there are no strings for the language '\(language)'",
        notes: CommandError.suggestions(language, among: graph.languages))
    }
    return graph.localized(in: language)
  }
}

extension Document {
  /// The names of the storyboards that it refers to.
  fileprivate var referencedStoryboards: [String] {
    elements(of: .viewControllerPlaceholder).compactMap { StoryboardReference($0).storyboardName }
  }
}

extension SourceFile {
  /// The file at `path`.
  static func opened(_ path: String) throws(CommandError) -> SourceFile {
    do throws(ReadingError) {
      return try SourceFile(contentsOf: path)
    } catch {
      if case .tooLarge = error { throw CommandError("cannot open \(path): \(error)") }
      throw CommandError("cannot open \(path)", notes: ["is there a file of that name?"])
    }
  }
}

extension CommandError {
  static func unknownMain(_ name: String, among candidates: [String]) -> CommandError {
    CommandError(
      "there is no document '\(name)' to launch with", notes: suggestions(name, among: candidates))
  }
}

extension DocumentKind {
  /// The kind in words.
  var words: String {
    switch self {
    case .storyboard: "a storyboard"
    case .xib: "a xib"
    case .unsupported(let words): words
    }
  }
}
