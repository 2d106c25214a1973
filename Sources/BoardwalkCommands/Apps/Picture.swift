import BoardwalkLayout
import BoardwalkSnapshot
import BoardwalkStage

/// A way to show a scene as text, by the name that `--as` takes.
struct Picture: Sendable {
  let name: String

  /// The picture of each stage, placed by the rules of a profile, behind each other.
  let text:
    @Sendable (_ stages: [Stage], _ profile: Screen.Profile, _ isASCII: Bool) throws -> String

  static let all: [Picture] = [wireframe, tree, outline, json, svg]

  private static let wireframe = Picture(name: "wireframe") { stages, profile, isASCII in
    var style = WireframeStyle()
    style.isASCII = isASCII
    return stages.map { Wireframe(style).picture(of: Screen($0, as: profile)) }.joined(
      separator: "\n")
  }

  private static let tree = Picture(name: "tree") { stages, profile, _ in
    stages.map { ViewTree().text(of: Screen($0, as: profile)) }.joined(separator: "\n")
  }

  private static let outline = Picture(name: "outline") { stages, _, _ in
    stages.map { Outline().text(of: $0) }.joined(separator: "\n")
  }

  private static let json = Picture(name: "json") { stages, profile, _ in
    try SceneSnapshot.json(stages.map { SceneSnapshot($0, on: Screen($0, as: profile)) })
  }

  private static let svg = Picture(name: "svg") { stages, profile, _ in
    SVGPicture().text(of: stages.map { Screen($0, as: profile) })
  }
}
