import BoardwalkDocument

/// All that an element is and holds, for comparison.
struct SubtreeContent: Sendable, Hashable {
  private let lines: [String]

  /// All of it as one text.
  var text: String { lines.joined(separator: "\u{1}") }

  init(_ element: Element) {
    var lines: [String] = []
    Self.append(element, to: &lines)
    self.lines = lines
  }

  private static func append(_ element: Element, to lines: inout [String]) {
    lines.append("<" + element.name)
    for attribute in element.attributes { lines += [attribute.name, attribute.value] }
    let content = ElementContent(of: element)
    for child in content.children {
      for trivia in element.tree.trivia(in: child.leading) { lines.append("#" + trivia.text) }
      if let child = element.tree.element(at: child.index) { append(child, to: &lines) }
    }
    for trivia in element.tree.trivia(in: content.trailing) { lines.append("#" + trivia.text) }
    lines.append(">")
  }
}
