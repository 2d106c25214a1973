import BoardwalkBase
import BoardwalkBehavior
import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot
import Testing

/// The screen of an app whose classes are described by behaviors.
struct ScriptedScreen {
  private(set) var simulation: Simulation

  /// The app of the scene file `scene` with `behavior`, launched with `options`.
  init(
    scene: String, behavior: String, _ options: LaunchOptions = LaunchOptions()
  ) throws {
    let document = LoadedFile(SourceFile(path: "Main.scene", text: scene))
    try #require(document.document != nil, "the scene must be a document")
    let file = BehaviorFile(SourceFile(path: "App.behavior", text: behavior))
    try #require(file.findings.map(\.message) == [])
    let project = Project([document], isWhole: true, behaviors: [file])
    let graph = Compiler().compile(project, main: project.documents.first)
    simulation =
      Simulation.launch(graph, options: options, behaviors: Behaviors(of: graph)).simulation
  }

  /// What can be touched with the text `text`.
  func touchable(_ text: String) throws -> Touchable {
    let found = simulation.touchables.first { $0.texts.contains(text) }
    return try #require(found, "nothing has the text \(text)")
  }

  mutating func tap(_ text: String) throws { try simulation.perform(.tap(touchable(text))) }

  mutating func perform(_ event: Event) throws { try simulation.perform(event) }

  /// Leaves a finger on `text` for a second.
  mutating func press(_ text: String) throws {
    try simulation.perform(.touch(touchable(text), .press(milliseconds: 1000)))
  }

  var wireframe: String { Wireframe().picture(of: simulation) }
  var tree: String { ViewTree().text(of: simulation) }

  /// The picture alone, and its touch regions.
  var drawing: (svg: String, regions: TouchRegions) {
    let drawing = SVGPicture().drawing(of: Screen(simulation), at: .zero, named: "s")
    var lines: [String] = []
    drawing.element.write(to: &lines)
    return (lines.joined(separator: "\n"), drawing.regions)
  }
}
