import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkSimulation

/// The effect of a `launch` line: an app and its options.
struct Launch: Sendable {
  private let settings: LaunchSettings
  private let graph: SceneGraph
  private let options: LaunchOptions

  /// `settings` applied to the app in `graph` with the launch `options` so far.
  init(_ settings: LaunchSettings, of graph: SceneGraph, options: LaunchOptions) {
    self.settings = settings
    self.graph = graph
    self.options = options
  }

  /// The graph and the launch options; throws for an unknown document, language or scene.
  func prepared() throws(FlowFailure) -> (graph: SceneGraph, options: LaunchOptions) {
    var graph = graph
    var options = options
    if let name = settings.document {
      graph.main = try document(name)
      let device = graph.main.flatMap { graph.documents[$0].device }?.identifier
      options.device = device.flatMap(DeviceTable.device(named:)) ?? options.device
    }
    guard let main = graph.main else { throw .noDocument(of: graph) }
    if let language = settings.language {
      guard graph.languages.contains(language) else {
        throw .missing("language", language, among: graph.languages)
      }
      graph = graph.localized(in: language)
      options.direction = UserInterfaceLayoutDirection(language: language)
    }
    if let name = settings.device, let device = DeviceTable.device(named: name) {
      options.device = device
    }
    options.isLandscape = settings.isLandscape ?? options.isLandscape
    options.system = settings.system.map(SystemVersion.init) ?? options.system
    options.textSize = settings.textSize ?? options.textSize
    options.userInterfaceStyle = settings.userInterfaceStyle ?? options.userInterfaceStyle
    if let identifier = settings.initialIdentifier {
      let known = graph.documents[main].scenes.compactMap { $0.controller?.storyboardIdentifier }
      guard known.contains(identifier) else {
        throw .missing("scene with the storyboard identifier", identifier, among: known)
      }
      options.initialIdentifier = identifier
    }
    return (graph, options)
  }

  /// The document `name`, by its name or its file's name.
  private func document(_ name: String) throws(FlowFailure) -> Int {
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
