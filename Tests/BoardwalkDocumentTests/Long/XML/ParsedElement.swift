import BoardwalkDocument
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as Foundation's parser tells of it: its attributes without their order.
struct ParsedElement: Equatable {
  let name: String
  let attributes: [String: String]

  /// `element`, its order forgotten.
  init(_ element: Element) {
    name = element.name
    attributes = Dictionary(
      element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// All elements of the document in `bytes`.
  static func all(in bytes: [UInt8]) -> [ParsedElement] {
    let collector = Collector()
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.delegate = collector
    _ = parser.parse()
    return collector.elements
  }

  private final class Collector: NSObject, XMLParserDelegate {
    private(set) var elements: [ParsedElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(ParsedElement(name: name, attributes: attributes))
    }
  }
}
