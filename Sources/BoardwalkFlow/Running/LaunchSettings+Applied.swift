import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// The effect of a `launch` line.
extension LaunchSettings {
  /// The graph of the app and its launch options under these settings, `options` otherwise; throws
  /// for an unknown document, language or scene.
  func applied(
    to graph: SceneGraph, _ options: LaunchOptions
  ) throws(FlowFailure) -> (graph: SceneGraph, options: LaunchOptions) {
    var graph = graph
    var options = options
    if let document {
      graph.main = try Self.document(document, in: graph)
      options.device = graph.mainDevice ?? options.device
    }
    guard let main = graph.main else { throw .noDocument(of: graph) }
    if let language {
      guard graph.languages.contains(language) else {
        throw .missing("language", language, among: graph.languages)
      }
      graph = graph.localized(in: language)
      options.direction = UserInterfaceLayoutDirection(language: language)
    }
    options.device = device.flatMap(DeviceTable.device(named:)) ?? options.device
    options.isLandscape = isLandscape ?? options.isLandscape
    options.system = system.map(SystemVersion.init) ?? options.system
    options.textSize = textSize ?? options.textSize
    options.userInterfaceStyle = userInterfaceStyle ?? options.userInterfaceStyle
    if let initialIdentifier {
      let known = graph.documents[main].scenes.compactMap { $0.controller?.storyboardIdentifier }
      guard known.contains(initialIdentifier) else {
        throw .missing("scene with the storyboard identifier", initialIdentifier, among: known)
      }
      options.initialIdentifier = initialIdentifier
    }
    return (graph, options)
  }

  /// The document `name`, by its name or its file's name.
  private static func document(
    _ name: String, in graph: SceneGraph
  ) throws(FlowFailure) -> Int {
    let found = graph.documents.firstIndex { document in
      document.name == name || SourceFile(path: document.path, bytes: []).name == name
    }
    guard let found else { throw .missing("document", name, among: graph.documents.map(\.name)) }
    return found
  }
}

extension FlowFailure {
  /// The failure without a document to launch with.
  static func noDocument(of graph: SceneGraph) -> FlowFailure {
    let names = String.quotedList(graph.documents.map(\.name))
    return FlowFailure(
      "the flow does not say which document to launch",
      notes: ["write launch document \"NAME\""] + (names.isEmpty ? [] : ["documents: \(names)"]))
  }

  static func missing(
    _ what: String, _ name: String, among known: [String]
  ) -> FlowFailure {
    var notes: [String] = []
    if let meant = Misspelling(name).closest(in: known) {
      notes.append("did you mean \"\(meant)\"?")
    } else if !known.isEmpty {
      notes.append("there are: " + .quotedList(known))
    }
    return FlowFailure("there is no \(what) \"\(name)\"", notes: notes)
  }
}
