/// A string literal with interpolations: `"\(count) items"`.
package enum StringTemplate {
  /// A part of a template.
  package enum Part: Sendable, Hashable {
    /// Letters, unescaped.
    case text(String)

    /// A value: the bytes between the parentheses.
    case value(Range<Int>)
  }

  /// The maximum nesting depth of templates.
  private static let depthLimit = 8

  /// The end of the template that begins with the quote at `start`; nil if it has no interpolations
  /// or is malformed.
  static func end(_ bytes: [UInt8], at start: Int) -> Int? {
    let scan = scan(bytes, at: start, depth: 0)
    return scan?.holdsValues == true ? scan?.end : nil
  }

  /// The parts of the template that begins with the quote at `start`.
  static func parts(_ bytes: [UInt8], at start: Int) -> [Part] {
    if let text = ExtendedString(bytes, at: start) { return text.parts }
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

  /// The end of the string at `start`, and whether it has interpolations; nil if it is malformed.
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

  /// The closing parenthesis of the interpolation with the backslash at `index`, if there is one.
  static func valueEnd(_ bytes: [UInt8], at index: Int, depth: Int) -> Int? {
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
