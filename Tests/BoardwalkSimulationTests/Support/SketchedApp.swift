import BoardwalkBase
import BoardwalkGraph
import BoardwalkPlatform
import BoardwalkProject
import BoardwalkSimulation
import Testing

/// An app of sketched storyboards.
struct SketchedApp {
  let graph: SceneGraph

  /// One storyboard, which begins with its first scene.
  init(_ scenes: Sketch..., initial: String? = nil) throws {
    try self.init(documents: [("Main", initial ?? scenes.first?.id, scenes)])
  }

  /// Several storyboards with their initial scenes; the app begins with the first.
  init(documents: [(name: String, initial: String?, scenes: [Sketch])]) throws {
    let files = documents.map { document in
      LoadedFile(
        SourceFile(
          path: document.name + ".storyboard", text: Self.xml(document.initial, document.scenes)))
    }
    let project = Project(files, isWhole: true)
    try #require(project.documents.count == files.count, "each sketch must be a document")
    graph = Compiler().compile(project, main: project.documents.first)
  }

  private static func xml(_ initial: String?, _ scenes: [Sketch]) -> String {
    let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(initial)>
      <scenes>\(scenes.map(\.xml).joined())</scenes>
      </document>
      """
  }

  /// A walk through the app, launched under circumstances that `change` may change.
  func launch(_ change: (inout LaunchOptions) -> Void = { _ in }) -> Walk {
    var options = LaunchOptions()
    change(&options)
    return Walk(graph, options)
  }

  /// A walk through the app whose classes have the code `behaviors`.
  func launch(
    _ behaviors: Behaviors, _ change: (inout LaunchOptions) -> Void = { _ in }
  ) -> Walk {
    var options = LaunchOptions()
    change(&options)
    return Walk(graph, options, behaviors)
  }

  /// A walk on `system`.
  func launch(system: Int) -> Walk { launch { $0.system = SystemVersion(system) } }

  /// A walk on the device named `name`.
  func launch(on name: String, isLandscape: Bool = false, system: Int = 18) throws -> Walk {
    let device = try #require(DeviceTable.device(named: name))
    return launch {
      $0.device = device
      $0.isLandscape = isLandscape
      $0.system = SystemVersion(system)
    }
  }
}
