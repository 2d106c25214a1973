import BoardwalkBase
import BoardwalkDocument

/// An element of an XML report: name, ordered attributes, and contents.
struct ReportElement: Sendable {
  private let name: String
  private let attributes: [(name: String, value: String)]
  private let children: [ReportElement]
  private let text: String

  init(
    _ name: String, _ attributes: [(String, String)] = [], _ children: [ReportElement] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.0, $0.1) }
    self.children = children
    self.text = text
  }

  /// The element as a whole document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + lines("") }

  private func lines(_ indentation: String) -> String {
    let head = attributes.map {
      " \($0.name)=\"\(XMLEscapes.readable($0.value.escapedForTerminal))\""
    }
    .joined()
    let start = "\(indentation)<\(name)\(head)"
    if children.isEmpty, text.isEmpty { return "\(start)/>\n" }
    if children.isEmpty {
      return "\(start)>\(XMLEscapes.readable(text.escapedLinesForTerminal))</\(name)>\n"
    }
    return "\(start)>\n" + children.map { $0.lines(indentation + "  ") }.joined()
      + "\(indentation)</\(name)>\n"
  }
}
