import BoardwalkBase
import BoardwalkDocument

extension UnsupportedFeature {
  /// The feature as an error at its place in `document`.
  package func finding(in document: Document) -> Finding {
    Finding("unsupported-in-nib", .error, "cannot compile \(name)", at: range(in: document))
  }

  private func range(in document: Document) -> Range<Int> {
    let map = document.source.map
    let name =
      switch kind {
      case .attribute(let name), .value(let name, _): name
      case .element, .combination: ""
      }
    return element.attributeIndex(of: name).map { map.attribute(at: $0) } ?? map.head(of: element)
  }
}
