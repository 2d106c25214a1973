import BoardwalkBase
import BoardwalkDocument

/// What must hold of where a document's parts stand.
struct SourceMapLaw {
  private let document: LocatedTree

  init(_ document: LocatedTree) { self.document = document }

  /// What is wrong with the first element that is placed wrongly.
  var firstFault: String? {
    document.tree.elements.lazy.compactMap { fault(of: $0) }.first
  }

  private func fault(of element: Element) -> String? {
    let map = document.map
    let head = map.head(of: element)
    let whole = map.whole(of: element)
    let text = document.file.text(in: head)
    guard text.hasPrefix("<\(element.name)"), text.hasSuffix(">") else { return "head: \(text)" }
    guard document.file.text(in: map.name(of: element)) == element.name else { return "name" }
    guard whole.lowerBound == head.lowerBound, whole.upperBound >= head.upperBound,
      document.file.text(in: whole).hasSuffix(
        text.hasSuffix("/>") ? "/>" : ">")
    else { return "whole: \(document.file.text(in: whole))" }
    if let parent = element.parent {
      guard map.whole(of: parent).lowerBound < whole.lowerBound,
        map.whole(of: parent).upperBound > whole.upperBound
      else { return "not inside its parent: \(text)" }
    }
    return element.attributeIndices.lazy.compactMap { fault(ofAttributeAt: $0, head) }.first
  }

  private func fault(ofAttributeAt index: Int, _ head: Range<Int>) -> String? {
    let map = document.map
    let attribute = document.tree.attribute(at: index)
    let range = map.attribute(at: index)
    let text = document.file.text(in: range)
    guard head.contains(range.lowerBound), range.upperBound < head.upperBound,
      text.hasPrefix(attribute.name), let quote = text.last, quote == "\"" || quote == "'"
    else { return "attribute: \(text)" }
    let value = document.file.text(in: map.value(at: index))
    guard text.hasSuffix("\(quote)\(value)\(quote)") else { return "value: \(text)" }
    // An escaped value is longer than what it means; one that is not is what it means.
    let isPlain = !value.contains { "&\n\r\t\r\n".contains($0) }
    return isPlain && value != attribute.value ? "value: \(value)" : nil
  }
}
