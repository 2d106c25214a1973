import BoardwalkBase
import BoardwalkGraph

/// A navigation graph for Graphviz.
enum GraphDOT {
  /// A cluster per storyboard; initial scenes are bold, exits are plain text.
  static func text(of map: NavigationMap) -> String {
    var lines = ["digraph navigation {", "  rankdir=LR;", "  node [shape=box, style=rounded];"]
    for (number, document) in map.inOrder.enumerated() {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(quoted(document.name));")
      for scene in document.inOrder {
        let style = scene.isInitial ? ", style=\"rounded,bold\"" : ""
        lines.append("    \(scene.key) [label=\(quoted(scene.name))\(style)];")
      }
      lines.append("  }")
    }
    for (link, scene, end) in map.edges {
      lines += edge(link, from: scene, to: end, in: map).map { "  " + $0 }
    }
    return lines.terminalLines + "}\n"
  }

  private static func edge(
    _ link: NavigationMap.Link, from scene: NavigationMap.Scene, to end: String,
    in map: NavigationMap
  ) -> [String] {
    let label = "label=\(quoted(link.label))"
    switch link.target {
    case .scene(let place):
      guard let target = map.scene(at: place) else { return [] }
      let style = link.isRelationship ? ", style=bold" : ""
      return ["\(scene.key) -> \(target.key) [\(label)\(style)];"]
    case .exit(let action):
      return [
        "\(end) [label=\(quoted("exit " + action)), shape=plaintext];",
        "\(scene.key) -> \(end) [\(label), style=dashed];",
      ]
    case .missing(let words):
      return [
        "\(end) [label=\(quoted(words)), style=dotted];", "\(scene.key) -> \(end) [\(label)];",
      ]
    }
  }

  /// `text` as a quoted DOT string.
  private static func quoted(_ text: String) -> String {
    let escaped = VisibleText.line(text).replacing("\\", with: "\\\\")
      .replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
