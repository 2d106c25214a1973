import BoardwalkDocument

/// Git's markers around the smallest element that the sides disagree about.
package struct ConflictMarkers: Sendable, Hashable {
  /// The labels of the versions.
  package var labels = ThreeWay(base: "base", ours: "ours", theirs: "theirs")

  /// The marker length.
  package var size = 7

  /// Markers of `size` with git's own labels.
  package init(size: Int = 7) { self.size = size }

  /// The region that shows each version of the whole element of `match`.
  func region(of match: MergeContext.Match, at depth: Int, in context: MergeContext) -> String {
    region(context.matching.elements(match).map { lines(of: $0, depth) })
  }

  /// The region that shows the start tags of an element, or the element if it is a leaf.
  func region(
    ofStartTags tags: ThreeWay<(name: String, attributes: [Attribute])?>, isLeaf: Bool,
    at depth: Int
  ) -> String {
    region(
      tags.map { tag in
        guard let tag else { return "" }
        var builder = TreeBuilder()
        builder.openElement(tag.name)
        for attribute in tag.attributes { builder.addAttribute(attribute.name, attribute.value) }
        var text = lines(of: builder.finish().root, depth)
        if !isLeaf { text = text.replacing(/\/>\n$/, with: ">\n") }
        return text
      })
  }

  /// The lines of `element` at `depth`; empty if there is none.
  func lines(of element: Element?, _ depth: Int) -> String {
    element.map { String(decoding: XMLWriter().lines(of: $0, depth: depth), as: UTF8.self) } ?? ""
  }

  /// The region that shows `texts`.
  func region(_ texts: ThreeWay<String>) -> String {
    func marker(_ sign: Character, _ label: String) -> String {
      String(repeating: sign, count: size) + (label.isEmpty ? "" : " \(label)")
    }
    return marker("<", labels.ours) + "\n" + texts.ours
      + marker("|", labels.base) + "\n" + texts.base
      + marker("=", "") + "\n" + texts.theirs + marker(">", labels.theirs)
  }
}
