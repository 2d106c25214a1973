import BoardwalkGraph
import BoardwalkLayout
import BoardwalkProject
import BoardwalkSimulation
import BoardwalkSnapshot

/// A form of scenes as text, which `--as` selects by name.
struct Picture: Sendable {
  let name: String

  /// The options of pictures; a form ignores those that it does not have.
  struct Style: Sendable {
    /// Whether wireframes use only ASCII.
    var isASCII = false

    /// The images of catalogs that a picture contains.
    var images = CatalogImages()
  }

  /// The pictures of `subjects`, one after the other.
  let text: @Sendable (_ subjects: [Subject], _ style: Style) throws -> String

  /// The subject of a picture.
  struct Subject: Sendable {
    let simulation: Simulation
    let screen: Screen

    /// The scene, if all its views are requested rather than those on its screen.
    var wholeScene: ScenePlace?

    /// The picture of `simulation` with the name `name`, drawn as on `canvases` if there are any.
    init(_ simulation: Simulation, on canvases: CanvasLayouts?, name: String?) {
      self.simulation = simulation
      var screen = Screen(
        simulation, as: canvases == nil ? .running : .canvas, canvases: canvases)
      screen.name = name
      self.screen = screen
    }
  }

  static let all: [Picture] = [wireframe, tree, outline, json, svg]

  private static let wireframe = Picture(name: "wireframe") { subjects, style in
    var wireframe = WireframeStyle()
    wireframe.isASCII = style.isASCII
    return subjects.map { Wireframe(wireframe).picture(of: $0.screen) }.joined(separator: "\n")
  }

  private static let tree = Picture(name: "tree") { subjects, _ in
    subjects.map { ViewTree().text(of: $0.screen) }.joined(separator: "\n")
  }

  private static let outline = Picture(name: "outline") { subjects, _ in
    subjects.map { Outline().text(of: $0.simulation) }.joined(separator: "\n")
  }

  private static let json = Picture(name: "json") { subjects, _ in
    let scenes = subjects.map { SceneSnapshot($0.simulation, on: $0.screen) }
    let shown = scenes.reduce(into: Set<String>()) { $0.formUnion($1.viewIDs) }
    let offscreen = subjects.first.flatMap(\.offscreenViews)
    return try SceneSnapshot.json(
      zip(subjects, scenes).flatMap { [$1] + $0.unshownViews(in: offscreen, besides: shown) })
  }

  private static let svg = Picture(name: "svg") { subjects, style in
    SVGPicture(style.images).text(of: subjects.map(\.namedScreen))
  }
}

extension Picture.Subject {
  /// The screen under the names of its document and scene.
  fileprivate var namedScreen: Screen {
    var screen = screen
    let front = simulation.frontmost
    let document = front.flatMap { simulation.document(of: $0) }?.name
    let scene = screen.name ?? SceneSnapshot(simulation, on: screen).title
    let names = [document, scene].compactMap { $0 }.filter { !$0.isEmpty }
    screen.name = names.isEmpty ? nil : names.joined(separator: ", ")
    return screen
  }

  /// The views that no screen shows of the document that the scene is in.
  fileprivate var offscreenViews: OffscreenViews? {
    wholeScene.map {
      OffscreenViews(ofDocument: $0.document, in: simulation, as: screen.profile)
    }
  }

  /// The views of the whole scene that are in `offscreen` and not among `shown`.
  fileprivate func unshownViews(
    in offscreen: OffscreenViews?, besides shown: Set<String>
  ) -> [SceneSnapshot] {
    guard let wholeScene, let offscreen else { return [] }
    return offscreen.views(ofScene: wholeScene.scene, besides: shown)
      .map { SceneSnapshot($0, of: simulation, on: screen) }
  }
}
