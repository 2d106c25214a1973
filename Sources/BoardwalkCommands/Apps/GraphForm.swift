import Boardwalk
import BoardwalkBase
import BoardwalkGraph
import BoardwalkSnapshot
import BoardwalkWeb

/// A form of the navigation graph of an app, which `--as` selects by name.
struct GraphForm: Sendable {
  let name: String

  /// A drawn graph.
  struct Drawing: Sendable {
    let text: String

    /// The number of scenes whose pictures are left out.
    var omittedScenes = 0
  }

  /// The graph of `app` at `path`, drawn as `arguments` ask.
  private let draw:
    @Sendable (_ app: LoadedApp, _ path: String, _ arguments: Arguments) throws -> Drawing

  static let all: [GraphForm] = GraphRenderer.Format.allCases.map(GraphForm.init) + [svg, html]

  static let text = GraphForm(.text)

  private static let svg = GraphForm(name: "svg") { app, path, arguments in
    let map = try arguments.map(of: app, at: path)
    return Drawing(text: MapPicture(map).text, omittedScenes: map.omittedScenes)
  }

  private static let html = GraphForm(name: "html") { app, path, arguments in
    let map = try arguments.map(of: app, at: path)
    let page = MapPage(map, findings: try arguments.findings(in: app))
    return Drawing(text: try page.text(), omittedScenes: map.omittedScenes)
  }

  private init(
    name: String, draw: @escaping @Sendable (LoadedApp, String, Arguments) throws -> Drawing
  ) {
    self.name = name
    self.draw = draw
  }

  private init(_ format: GraphRenderer.Format) {
    self.init(name: format.rawValue) { app, _, _ in
      Drawing(text: try GraphRenderer(format).text(of: app.graph))
    }
  }

  /// The graph of `app`, which was loaded from `path`, drawn as `arguments` ask.
  func drawing(
    of app: LoadedApp, at path: String, _ arguments: Arguments
  ) throws(CommandError) -> Drawing {
    do {
      return try draw(app, path, arguments)
    } catch let error as CommandError {
      throw error
    } catch {
      throw CommandError("the graph cannot be written as \(name)", status: .bug)
    }
  }
}

extension Arguments {
  /// The map of `app` at `path` under the circumstances that the options ask for.
  fileprivate func map(of app: LoadedApp, at path: String) throws(CommandError) -> SceneMap {
    let options = try launchOptions(deviceIdentifier: nil)
    let environment = MapEnvironment(
      device: self["--device"] == nil ? nil : options.device,
      appearance: self["--appearance"] == nil ? nil : options.userInterfaceStyle,
      language: self["--language"], textSize: options.textSize)
    return SceneMap(
      of: app.graph, named: app.name, in: environment, options: options,
      picture: SVGPicture(try catalogImages(of: app.graph, at: path)), within: try workBudget())
  }

  /// The findings of `boardwalk check` in the documents of `app`, with the documents' paths in the
  /// graph; none for a compiled graph.
  fileprivate func findings(in app: LoadedApp) throws(CommandError) -> [Diagnostic] {
    guard app.isFromDocuments else { return [] }
    let run = try CheckRun(self)
    let project = try run.project()
    let report = try run.withoutKnown(run.check(project), of: project)
    let paths = CompiledPaths(in: app.folder)
    return report.diagnostics.map { $0.at(paths.path(of: $0.path)) }
  }
}

extension LoadedApp {
  /// Whether it was compiled from documents that can be read again.
  fileprivate var isFromDocuments: Bool {
    inputPaths.contains { !$0.hasSuffix(".scenegraph") && $0 != SourceFile.inputPath }
  }
}
