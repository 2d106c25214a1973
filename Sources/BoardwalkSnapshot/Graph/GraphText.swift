import BoardwalkBase
import BoardwalkGraph

/// A navigation graph as lines of text.
enum GraphText {
  /// One line per way, grouped by storyboard and scene; `▶` marks initial scenes.
  static func text(of map: NavigationMap) -> String {
    var lines: [String] = []
    for (index, document) in map.documents.sorted(by: { $0.key < $1.key }) {
      if !lines.isEmpty { lines.append("") }
      lines.append(document.name)
      for scene in document.inOrder {
        let start = (scene.isInitial ? "▶ " : "  ") + scene.name
        if scene.links.isEmpty { lines.append(start) }
        for (number, link) in scene.links.enumerated() {
          let indent = number == 0 ? start : Fitting.blank(CellWidth.of(start))
          lines.append(
            "\(indent) ──\(link.label)──▶ \(name(of: link.target, in: map, from: index))")
        }
      }
    }
    return lines.isEmpty ? "\n" : lines.terminalLines
  }

  private static func name(
    of target: NavigationMap.Link.Target, in map: NavigationMap, from document: Int
  ) -> String {
    switch target {
    case .scene(let place):
      let name = map.scene(at: place)?.name ?? "nothing"
      guard place.document != document, let other = map.documents[place.document] else {
        return name
      }
      return "\(other.name) / \(name)"
    case .exit(let action): return "exit \(VisibleText.line(action))"
    case .missing(let words): return "(\(VisibleText.line(words)))"
    }
  }
}
