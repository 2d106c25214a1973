import BoardwalkBase
import BoardwalkSchema

/// The reason why the next end tag does not match the innermost open element, or why it is missing.
struct NestingFault {
  private let cursor: Cursor
  private let opened: (name: String, range: Range<Int>)

  /// The fault that `cursor` stopped before; nil if no element is open.
  init?(_ cursor: Cursor) {
    guard let opened = cursor.openElement else { return nil }
    self.cursor = cursor
    self.opened = opened
  }

  /// The fault in words; nil if it is not one of nesting.
  func explained() -> UnreadableDocument? {
    guard let next = cursor.nextEndTag else {
      guard cursor.hasOnlyContentLeft else { return nil }
      let end = cursor.bytes.count
      return unclosed(before: nil, at: end..<end)
    }
    guard next.name != opened.name else { return nil }
    if cursor.isOpen(next.name) { return unclosed(before: next.name, at: next.range) }
    if isMeant(next.name) {
      if Schema.element(opened.name) == nil, Schema.element(next.name) != nil {
        return UnreadableDocument(
          "<\(opened.name)> is closed by </\(next.name)>; write <\(next.name)>", at: opened.range,
          notes: [Finding.Note("it is closed here", at: next.range)])
      }
      return UnreadableDocument(
        "expected </\(opened.name)>, not </\(next.name)>", at: next.range, notes: [origin])
    }
    return UnreadableDocument(
      "</\(next.name)> has no start tag", at: next.range, notes: [origin])
  }

  /// Whether an end tag `name` was meant for the open element: nothing else is open, or the names
  /// are similar.
  private func isMeant(_ name: String) -> Bool {
    cursor.builder.innermostIsEmpty
      || !cursor.builder.hasSeen(name)
        && Misspelling(name).closest(in: [opened.name]) != nil
  }

  private var origin: Finding.Note {
    Finding.Note("<\(opened.name)> was opened here", at: opened.range)
  }

  private func unclosed(before endTag: String?, at range: Range<Int>) -> UnreadableDocument {
    if let outdent = firstOutdent(before: range.lowerBound) {
      let isAlike = outdent.name == opened.name
      return UnreadableDocument(
        "<\(opened.name)> is not closed before \(isAlike ? "the next " : "")<\(outdent.name)>",
        at: outdent.range, notes: [origin])
    }
    let place = endTag.map { " before </\($0)>" } ?? ""
    return UnreadableDocument("<\(opened.name)> is not closed\(place)", at: range, notes: [origin])
  }

  /// The first tag that begins a line and is indented no more than the open element, although the
  /// contents before it are: by indentation the element ended there.
  private func firstOutdent(before end: Int) -> (name: String, range: Range<Int>)? {
    guard let limit = cursor.indentation(at: opened.range.lowerBound) else { return nil }
    var isIndented = false
    for tag in cursor.tagsBeginningLines(in: opened.range.upperBound..<end) {
      guard tag.indentation <= limit else {
        isIndented = true
        continue
      }
      return isIndented ? (tag.name, tag.range) : nil
    }
    return nil
  }
}
