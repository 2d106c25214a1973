import BoardwalkBase
import BoardwalkDocument

/// A part of a document that cannot be compiled, because no sample and no documentation explains
/// it.
package struct UnsupportedFeature: Sendable, Hashable {
  /// The kind of part.
  package enum Kind: Sendable, Hashable {
    /// The element as a whole.
    case element

    /// An attribute of the element, whatever its value.
    case attribute(String)

    /// The value of an attribute.
    case value(attribute: String, String)

    /// A combination, in words.
    case combination(String)
  }

  /// The element that has the part.
  package let element: Element

  /// The part.
  package let kind: Kind

  /// The id of the nearest object that has the part.
  package var objectID: String? {
    ([element] + element.ancestors).lazy.compactMap { $0["id"] }.first
  }

  /// The name of the part, without its place.
  package var name: String {
    switch kind {
    case .element:
      element["key"].map { "element '\(element.name)' with key '\($0)'" }
        ?? "element '\(element.name)'"
    case .attribute(let name): "attribute '\(name)' of '\(element.name)'"
    case .value(let attribute, let value):
      "value '\(value)' of attribute '\(attribute)' of '\(element.name)'"
    case .combination(let words): words
    }
  }
}

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
