import BoardwalkBase
import BoardwalkGraph

/// A navigation graph as a Mermaid flowchart.
enum GraphMermaid {
  /// A subgraph per storyboard; initial scenes have round ends, exits are flags.
  static func text(of map: NavigationMap) -> String {
    var lines = ["flowchart LR"]
    for (number, document) in map.inOrder.enumerated() {
      lines.append("  subgraph d\(number)[\(label(document.name))]")
      for scene in document.inOrder {
        let name = label(scene.name)
        lines.append("    \(scene.key)" + (scene.isInitial ? "([\(name)])" : "[\(name)]"))
      }
      lines.append("  end")
    }
    for (way, scene, end) in map.edges {
      lines += edge(way, from: scene, to: end, in: map).map { "  " + $0 }
    }
    return lines.terminalLines
  }

  private static func edge(
    _ way: NavigationMap.Way, from scene: NavigationMap.Scene, to end: String,
    in map: NavigationMap
  ) -> [String] {
    switch way.target {
    case .scene(let place):
      guard let target = map.scene(at: place) else { return [] }
      let arrow = way.isRelationship ? "==>" : "-->"
      return ["\(scene.key) \(arrow)|\(label(way.label))| \(target.key)"]
    case .exit(let action):
      return ["\(scene.key) -.->|\(label(way.label))| \(end)>\(label("exit " + action))]"]
    case .missing(let words):
      return ["\(scene.key) -->|\(label(way.label))| \(end)[/\(label(words))/]"]
    }
  }

  /// `text` in quotation marks, without what Mermaid would read as its own.
  private static func label(_ text: String) -> String {
    var result = "\""
    for character in VisibleText.line(text) {
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "&": result += "#amp;"
      case "`": result += "#96;"
      case "\\": result += "#92;"
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
