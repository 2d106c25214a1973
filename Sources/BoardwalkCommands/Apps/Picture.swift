import BoardwalkLayout
import BoardwalkSimulation
import BoardwalkSnapshot

/// A way to show a scene as text, by the name that `--as` takes.
struct Picture: Sendable {
  let name: String

  /// The pictures of `subjects`, behind each other.
  let text: @Sendable (_ subjects: [Subject], _ isASCII: Bool) throws -> String

  /// What a picture is made of.
  struct Subject: Sendable {
    let simulation: Simulation
    let screen: Screen

    /// What `simulation` shows, placed by the rules of `profile`, called `name`.
    init(_ simulation: Simulation, as profile: Screen.Profile, name: String?) {
      self.simulation = simulation
      var screen = Screen(simulation, as: profile)
      screen.name = name
      self.screen = screen
    }
  }

  static let all: [Picture] = [wireframe, tree, outline, json, svg]

  private static let wireframe = Picture(name: "wireframe") { subjects, isASCII in
    var style = WireframeStyle()
    style.isASCII = isASCII
    return subjects.map { Wireframe(style).picture(of: $0.screen) }.joined(separator: "\n")
  }

  private static let tree = Picture(name: "tree") { subjects, _ in
    subjects.map { ViewTree().text(of: $0.screen) }.joined(separator: "\n")
  }

  private static let outline = Picture(name: "outline") { subjects, _ in
    subjects.map { Outline().text(of: $0.simulation) }.joined(separator: "\n")
  }

  private static let json = Picture(name: "json") { subjects, _ in
    try SceneSnapshot.json(subjects.map { SceneSnapshot($0.simulation, on: $0.screen) })
  }

  private static let svg = Picture(name: "svg") { subjects, _ in
    SVGPicture().text(of: subjects.map(\.screen))
  }
}
