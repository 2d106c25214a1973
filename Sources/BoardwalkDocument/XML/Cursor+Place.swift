/// The position of the cursor, for messages.
extension Cursor {
  /// The innermost element that was open, and its start tag.
  var openElement: (name: String, range: Range<Int>)? {
    guard let node = builder.innermost, let name = builder.innermostName else { return nil }
    return (name, map.head(at: node))
  }

  /// Whether an element `name` is open.
  func isOpen(_ name: String) -> Bool { builder.openNames.contains(name) }

  /// The next tag, if it is an end tag.
  var nextEndTag: (name: String, range: Range<Int>)? {
    guard let start = nextTag, starts(bytes, with: "</", at: start),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return (name(at: start + 2), start..<end + 1)
  }

  /// The end of the following text, with its CDATA sections.
  var endOfText: Int {
    var end = offset
    while let markup = bytes[end...].firstIndex(of: UInt8(ascii: "<")) {
      guard starts(bytes, with: "<![CDATA[", at: markup) else { return markup }
      end = self.end(of: "]]>", from: markup + 9)
    }
    return bytes.count
  }

  /// The beginning and the name of the next tag.
  var nextTagHead: Range<Int>? {
    nextTag.map { $0..<$0 + 1 + name(at: $0 + 1).utf8.count }
  }

  /// Whether no tag follows.
  var hasOnlyContentLeft: Bool { nextTag == nil }

  /// The rest, if it is more than white space and comments.
  var remainder: Range<Int>? {
    let start = afterComments(offset)
    guard start < bytes.count else { return nil }
    return start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
  }

  /// The indentation of the tag at `start`; nil if it does not begin its line.
  func indentation(at start: Int) -> Int? {
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[line..<start].allSatisfy(Whitespace.isBlank) ? start - line : nil
  }

  /// The start tags that begin a line in `range`, which does not begin at a line's start itself.
  func tagsBeginningLines(
    in range: Range<Int>
  ) -> some Sequence<(name: String, range: Range<Int>, indentation: Int)> {
    // The indentation is nil after the first nonblank byte of a line: looking back from each tag
    // would take quadratic time where a document is one long line.
    sequence(state: (place: range.lowerBound, indentation: Int?.none)) { state in
      while state.place < range.upperBound {
        let (start, indentation) = state
        state.place += 1
        if bytes[start] == UInt8(ascii: "\n") {
          state.indentation = 0
        } else if Whitespace.isBlank(bytes[start]) {
          state.indentation = indentation.map { $0 + 1 }
        } else {
          state.indentation = nil
          guard let indentation, let name = nameOfStartTag(at: start) else { continue }
          return (name, start..<start + 1 + name.utf8.count, indentation)
        }
      }
      return nil
    }
  }

  private func nameOfStartTag(at start: Int) -> String? {
    guard bytes[start] == UInt8(ascii: "<"), start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    guard next != UInt8(ascii: "!"), next != UInt8(ascii: "/") else { return nil }
    return name(at: start + 1)
  }

  private func name(at start: Int) -> String {
    let name = bytes[start...].prefix {
      !Whitespace.isBlank($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }

  private var nextTag: Int? {
    var start = offset
    while let markup = bytes[start...].firstIndex(of: UInt8(ascii: "<")) {
      guard let end = endOfComment(at: markup) else { return markup }
      start = end
    }
    return nil
  }

  /// The offset of the next byte after white space and comments.
  private func afterComments(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if let end = endOfComment(at: offset) {
        offset = end
      } else if Whitespace.isBlank(bytes[offset]) {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  private func endOfComment(at start: Int) -> Int? {
    starts(bytes, with: "<!--", at: start) ? end(of: "-->", from: start + 4) : nil
  }

  /// The place after the next `terminator`.
  private func end(of terminator: StaticString, from start: Int) -> Int {
    min(
      firstOffset(of: terminator, in: bytes, from: start) + terminator.utf8CodeUnitCount,
      bytes.count)
  }
}
