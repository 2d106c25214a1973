import BoardwalkBase
import BoardwalkDocument

/// An element of an SVG document: a name, ordered attributes, and contents.
package struct SVGElement: Sendable, Hashable {
  /// The contents of an element.
  package indirect enum Content: Sendable, Hashable {
    case element(SVGElement)
    case text(String)
  }

  /// The element's name.
  package let name: String

  /// Its attributes in the order in which they are written.
  package private(set) var attributes: [Attribute] = []

  /// The contents, in order.
  package var content: [Content] = []

  /// One attribute.
  package struct Attribute: Sendable, Hashable {
    package let name: String
    package let value: String
  }

  /// An empty element named `name`.
  package init(_ name: String) { self.name = name }

  /// The element with the attribute `name`, if `value` is not nil.
  package func with(_ name: String, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var element = self
    element.attributes.append(Attribute(name: name, value: value))
    return element
  }

  /// The element with the length or the coordinate `name`.
  package func with(_ name: String, _ value: Double) -> SVGElement {
    with(name, PlainNumber.text(value))
  }

  /// The element around `text`.
  package func around(_ text: String) -> SVGElement {
    var element = self
    element.content.append(.text(text))
    return element
  }

  /// Appends `element` to the contents.
  package mutating func append(_ element: SVGElement) { content.append(.element(element)) }

  /// The element as lines, each child on its own, `depth` levels in.
  package func write(to lines: inout [String], depth: Int = 0) {
    let indent = String(repeating: "  ", count: depth)
    let start = attributes.reduce("<\(name)") {
      "\($0) \($1.name)=\"\(XMLEscapes.readable($1.value))\""
    }
    switch content.first {
    case nil: lines.append("\(indent)\(start)/>")
    case .text(let text)? where content.count == 1:
      lines.append("\(indent)\(start)>\(XMLEscapes.readable(text))</\(name)>")
    default:
      lines.append("\(indent)\(start)>")
      for part in content {
        switch part {
        case .element(let element): element.write(to: &lines, depth: depth + 1)
        case .text(let text): lines.append("\(indent)  \(XMLEscapes.readable(text))")
        }
      }
      lines.append("\(indent)</\(name)>")
    }
  }
}
