/// The nesting depth of containers in a property list in XML or ASCII, well-formed or not.
struct TextPropertyListNesting: Sendable {
  /// The greatest depth.
  private(set) var depth = 0

  private var open = 0

  /// The nesting of the list in `bytes`.
  init(_ bytes: [UInt8]) {
    // Text in UTF-16 has the same characters with zero bytes between them.
    let bytes = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
    if Self.isXML(bytes) { measureXML(bytes) } else { measureText(bytes) }
  }

  /// Whether `bytes` begins like XML.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  private mutating func measureXML(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if rest.starts(with: "array".utf8) || rest.starts(with: "dict".utf8) {
        enter()
        // An empty container closes itself.
        let tag = rest.prefix { $0 != UInt8(ascii: ">") }
        if tag.last == UInt8(ascii: "/") { open -= 1 }
        rest = rest[tag.endIndex...]
      } else if rest.starts(with: "/array".utf8) || rest.starts(with: "/dict".utf8) {
        open -= 1
      } else if rest.starts(with: "!--".utf8) {
        rest.skip(past: "-->")
      } else if rest.starts(with: "![CDATA[".utf8) {
        rest.skip(past: "]]>")
      }
    }
  }

  private mutating func measureText(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): rest.skipString(endingWith: byte)
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"):
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"): rest.skip(past: "*/")
      case UInt8(ascii: "("), UInt8(ascii: "{"): enter()
      case UInt8(ascii: ")"), UInt8(ascii: "}"): open -= 1
      default: break
      }
    }
  }

  private mutating func enter() {
    open += 1
    depth = max(depth, open)
  }
}

extension ArraySlice<UInt8> {
  /// Drops everything through the next `text`, or all if there is none.
  fileprivate mutating func skip(past text: StaticString) {
    let pattern = Array(text.description.utf8)
    while let start = firstIndex(of: pattern[0]) {
      self = self[start...]
      if starts(with: pattern) { return removeFirst(pattern.count) }
      removeFirst()
    }
    self = self[endIndex...]
  }

  /// Drops the rest of a string that `quote` closes.
  fileprivate mutating func skipString(endingWith quote: UInt8) {
    while let byte = popFirst(), byte != quote {
      if byte == UInt8(ascii: "\\") { _ = popFirst() }
    }
  }
}
