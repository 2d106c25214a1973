import BoardwalkBase
import BoardwalkDocument
import BoardwalkProject

/// Turns the violations of one document into findings: bytes for elements, words for objects.
struct ViolationPlacement {
  private let source: LocatedTree
  private var map: SourceMap { source.map }
  private var names: ObjectNames

  /// Takes a pass over the document, so it is created only for documents with violations.
  init(_ document: Document) {
    source = document.source
    names = ObjectNames(document)
  }

  /// The finding that `violation` of `rule` is.
  mutating func finding(_ violation: Violation, of rule: Rule) -> Finding {
    Finding(
      rule.id, violation.severity ?? rule.severity, violation.message,
      at: range(of: violation),
      in: names.path(of: violation.element),
      notes: violation.notes.map { note in
        Finding.Note(note.message, at: note.element.map { map.head(of: $0) })
      },
      fixIt: fixIt(for: violation))
  }

  /// The name of an attribute, or its value without its quotes; the whole attribute if the value is
  /// empty, and the start tag without such an attribute.
  private func range(of violation: Violation) -> Range<Int> {
    let element = violation.element
    guard let attribute = violation.attribute,
      let index = element.attributeIndex(of: attribute)
    else { return map.head(of: element) }
    if violation.isAboutName { return name(attribute, at: index) }
    let value = self.value(of: attribute, at: index, in: element)
    return value.isEmpty ? map.attribute(at: index) : value
  }

  /// The bytes of the name `name` of the attribute of XML with the index `index`.
  private func name(_ name: String, at index: Int) -> Range<Int> {
    let start = map.attribute(at: index).lowerBound
    return start..<start + name.utf8.count
  }

  /// The bytes of the value of the attribute `name` with the index `index`: in a scene those of its
  /// statement, unless the text has it as an attribute.
  private func value(of name: String, at index: Int, in element: Element) -> Range<Int> {
    source.syntax?.value(of: name, inHead: map.head(of: element)) ?? map.value(at: index)
  }

  /// The fix-it of `violation`, unless the value would need escaping, which depends on the
  /// document's syntax.
  private func fixIt(for violation: Violation) -> FixIt? {
    guard let fix = violation.fix else { return nil }
    switch fix.change {
    case .value(let value):
      guard let attribute = violation.attribute,
        let index = violation.element.attributeIndex(of: attribute),
        !value.contains(where: { "&<>\"\\\n".contains($0) })
      else { return nil }
      if violation.isAboutName {
        return FixIt(
          fix.title, replace: name(attribute, at: index), with: value, isSafe: fix.isSafe)
      }
      let range = self.value(of: attribute, at: index, in: violation.element)
      // A scene may represent an attribute without writing its value.
      guard source.file.text(in: range) == violation.element[attribute] else { return nil }
      return FixIt(fix.title, replace: range, with: value, isSafe: fix.isSafe)
    case .removal:
      guard DocumentSyntax(of: source.file) == .xml else { return nil }
      return FixIt(
        fix.title, replace: lines(of: violation.element), with: "", isSafe: fix.isSafe)
    }
  }

  /// The bytes of an XML element, with its lines if nothing else is on them.
  private func lines(of element: Element) -> Range<Int> {
    let whole = map.whole(of: element)
    let bytes = source.file.bytes
    var start = whole.lowerBound
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
    {
      start -= 1
    }
    var end = whole.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), end < bytes.count,
      bytes[end] == UInt8(ascii: "\n")
    else { return whole }
    return start..<end + 1
  }
}
