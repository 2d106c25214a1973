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
    for (link, scene, end) in map.edges {
      lines += edge(link, from: scene, to: end, in: map).map { "  " + $0 }
    }
    return lines.terminalLines
  }

  private static func edge(
    _ link: NavigationMap.Link, from scene: NavigationMap.Scene, to end: String,
    in map: NavigationMap
  ) -> [String] {
    switch link.target {
    case .scene(let place):
      guard let target = map.scene(at: place) else { return [] }
      let arrow = link.isRelationship ? "==>" : "-->"
      return ["\(scene.key) \(arrow)|\(label(link.label))| \(target.key)"]
    case .exit(let action):
      return ["\(scene.key) -.->|\(label(link.label))| \(end)>\(label("exit " + action))]"]
    case .missing(let words):
      return ["\(scene.key) -->|\(label(link.label))| \(end)[/\(label(words))/]"]
    }
  }

  /// `text` in quotation marks, without Mermaid's special characters.
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
