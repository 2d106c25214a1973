/// A text in double quotes that holds values: `"\(count) items"`.
package enum StringTemplate {
  /// A piece of such a text.
  package enum Part: Sendable, Hashable {
    /// Letters, unescaped.
    case text(String)

    /// A value: the bytes between the parentheses.
    case value(Range<Int>)
  }

  /// How deep texts may lie in the values of texts.
  private static let depthLimit = 8

  /// Where the text that begins with the quote at `start` ends, if it holds values and is sound.
  static func end(_ bytes: [UInt8], at start: Int) -> Int? {
    let scan = scan(bytes, at: start, depth: 0)
    return scan?.holdsValues == true ? scan?.end : nil
  }

  /// The parts of the template that begins with the quote at `start`.
  static func parts(_ bytes: [UInt8], at start: Int) -> [Part] {
    var parts: [Part] = []
    var text: [UInt8] = []
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      if let close = valueEnd(bytes, at: index, depth: 0) {
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        parts.append(.value(index + 2..<close))
        index = close + 1
      } else if let (scalar, end) = StringLiteral.escape(bytes, at: index + 1) {
        text.append(contentsOf: Array(String(Character(scalar)).utf8))
        index = end
      } else {
        index += 1
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return parts
  }

  /// Where the text at `start` ends, and whether it holds values; nil if it is malformed.
  private static func scan(
    _ bytes: [UInt8], at start: Int, depth: Int
  ) -> (end: Int, holdsValues: Bool)? {
    guard depth < depthLimit else { return nil }
    var holdsValues = false
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\""): return (index + 1, holdsValues)
      case UInt8(ascii: "\\"):
        if let close = valueEnd(bytes, at: index, depth: depth) {
          holdsValues = true
          index = close + 1
        } else if let (_, end) = StringLiteral.escape(bytes, at: index + 1) {
          index = end
        } else {
          return nil
        }
      default: index += 1
      }
    }
    return nil
  }

  /// Where the parenthesis that ends the value behind the backslash at `index` stands, if there is one.
  private static func valueEnd(_ bytes: [UInt8], at index: Int, depth: Int) -> Int? {
    guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") else { return nil }
    var open = 0
    var index = index + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"):
        open -= 1
        if open == 0 { return index }
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\""):
        guard let inner = scan(bytes, at: index, depth: depth + 1) else { return nil }
        index = inner.end
        continue
      default: break
      }
      index += 1
    }
    return nil
  }
}
