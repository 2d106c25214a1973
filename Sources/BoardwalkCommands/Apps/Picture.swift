import BoardwalkSnapshot
import BoardwalkStage

/// A way to show a scene as text, by the name that `--as` takes.
struct Picture: Sendable {
  let name: String

  /// The picture of each stage, behind each other.
  let text: @Sendable (_ stages: [Stage], _ isASCII: Bool) throws -> String

  static let all: [Picture] = [wireframe, tree, outline, json, svg]

  private static let wireframe = Picture(name: "wireframe") { stages, isASCII in
    var style = WireframeStyle()
    style.isASCII = isASCII
    return stages.map { Wireframe(style).picture(of: $0) }.joined(separator: "\n")
  }

  private static let tree = Picture(name: "tree") { stages, _ in
    stages.map { ViewTree().text(of: $0) }.joined(separator: "\n")
  }

  private static let outline = Picture(name: "outline") { stages, _ in
    stages.map { Outline().text(of: $0) }.joined(separator: "\n")
  }

  private static let json = Picture(name: "json") { stages, _ in
    try SceneSnapshot.json(stages.map { SceneSnapshot($0) })
  }

  private static let svg = Picture(name: "svg") { stages, _ in SVGPicture().text(of: stages) }
}
