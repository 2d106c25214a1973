import BoardwalkDocument
import BoardwalkSource
import BoardwalkTree

/// Turns the violations of one document into findings: bytes for elements, words for objects.
struct Placement {
  private let map: SourceMap
  private var names: ObjectNames

  /// Costs a pass over the document, so it is made only where there is something to place.
  init(_ document: Document) {
    map = document.source.map
    names = ObjectNames(document)
  }

  /// The finding that `violation` of `rule` is.
  mutating func finding(_ violation: Violation, of rule: Rule) -> Finding {
    Finding(
      rule.id, violation.severity ?? rule.severity, violation.message,
      at: range(of: violation.element, violation.attribute),
      in: names.path(of: violation.element),
      notes: violation.notes.map { note in
        Finding.Note(note.message, at: note.element.map { map.head(of: $0) })
      },
      fixIt: fixIt(for: violation))
  }

  /// The value of an attribute without its quotes; the whole attribute where the value is empty, and
  /// the start tag where there is no such attribute.
  private func range(of element: Element, _ attribute: String?) -> Range<Int> {
    guard let attribute, let index = element.attributeIndex(of: attribute) else {
      return map.head(of: element)
    }
    let value = map.value(at: index)
    return value.isEmpty ? map.attribute(at: index) : value
  }

  /// The change that a violation proposes, unless the value would have to be escaped: how depends on
  /// the syntax that the document is written in.
  private func fixIt(for violation: Violation) -> FixIt? {
    guard let fix = violation.fix, let attribute = violation.attribute,
      let index = violation.element.attributeIndex(of: attribute),
      !fix.value.contains(where: { "&<>\"\\\n".contains($0) })
    else { return nil }
    return FixIt(fix.title, replace: map.value(at: index), with: fix.value)
  }
}
