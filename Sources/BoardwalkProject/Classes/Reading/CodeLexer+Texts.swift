/// String literals, character literals and regular expressions.
extension CodeLexer {
  /// The string literal around an interpolation.
  struct Interpolation {
    /// The number of `#` before its quote.
    let hashes: Int

    /// Whether it is quoted by three quotes.
    let isMultiLine: Bool

    /// The number of open parentheses in the interpolation.
    var depth = 1
  }

  /// Reads the text that begins with the quote here.
  mutating func text(hashes: Int = 0) {
    let quote = UInt8(ascii: "\"")
    let isMultiLine =
      language == .swift && peek(1) == quote && peek(2) == quote && !endsOnLine(hashes)
    offset += isMultiLine ? 3 : 1
    rest(
      of: Interpolation(hashes: hashes, isMultiLine: isMultiLine), from: offset, isPlain: true)
  }

  /// Whether a raw text that begins with the quote here ends on its line: `#"""#` holds one quote.
  private func endsOnLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\""), hasHashes(hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  /// Reads on in `text` up to its end or its next interpolation.
  mutating func rest(of text: Interpolation, from start: Int, isPlain: Bool) {
    offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\") where hasHashes(text.hashes, at: offset + 1):
        let escaped = offset + 1 + text.hashes
        guard language == .swift, escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") else {
          offset = min(escaped + 1, bytes.count)
          continue
        }
        if isPlain { append(.composedText, start..<offset) }
        offset = escaped
        append(.symbol, offset..<offset + 1, symbol: UInt8(ascii: "("))
        offset += 1
        interpolations.append(Interpolation(hashes: text.hashes, isMultiLine: text.isMultiLine))
        return
      case UInt8(ascii: "\"") where ends(text):
        if isPlain { append(.text, start..<offset) }
        offset += (text.isMultiLine ? 3 : 1) + text.hashes
        return
      case UInt8(ascii: "\n") where !text.isMultiLine:
        isCutOff = true
        if isPlain { append(.composedText, start..<offset) }
        return
      default: offset += 1
      }
    }
    isCutOff = true
    if isPlain { append(.composedText, start..<offset) }
  }

  /// Whether the quote here ends `text`.
  private func ends(_ text: Interpolation) -> Bool {
    let quote = UInt8(ascii: "\"")
    if text.isMultiLine {
      return peek(1) == quote && peek(2) == quote && hasHashes(text.hashes, at: offset + 3)
    }
    return hasHashes(text.hashes, at: offset + 1)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    guard count > 0 else { return true }
    guard start + count <= bytes.count else { return false }
    return bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads `#`: a raw text, an extended regular expression, a directive, or the first of a word.
  mutating func hash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      offset += hashes
      text(hashes: hashes)
    case UInt8(ascii: "/") where !hasNoMorePatterns: extendedPattern(hashes)
    default:
      if hashes == 1, isConditional { return directive() }
      for _ in 0..<hashes { plainSymbol(UInt8(ascii: "#")) }
    }
  }

  /// Reads a character literal, which ends with its line at the latest.
  mutating func character() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let byte = bytes[offset]
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "'") { break }
    }
    offset = min(offset, bytes.count)
    append(.opaque, start..<offset)
  }

  /// Whether the slash here may begin a regular expression: no operand precedes it.
  var isPatternStart: Bool {
    guard language == .swift, let last = tokens.last, last.kind == .symbol else { return false }
    switch last.symbol {
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"): break
    default: return false
    }
    let next = peek(1)
    return next > 0x20 && next != UInt8(ascii: "=") && next != UInt8(ascii: ")")
  }

  /// Reads a regular expression, which ends on its line; a slash that begins none is an operator.
  mutating func pattern() {
    let start = offset
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") {
        offset = end + 1
        return append(.opaque, start..<offset)
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    plainSymbol(bytes[start])
  }

  private mutating func extendedPattern(_ hashes: Int) {
    let start = offset
    var end = offset + hashes + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), hasHashes(hashes, at: end + 1) {
        offset = end + 1 + hashes
        return append(.opaque, start..<offset)
      }
      end += 1
    }
    hasNoMorePatterns = true
    plainSymbol(bytes[start])
  }
}
