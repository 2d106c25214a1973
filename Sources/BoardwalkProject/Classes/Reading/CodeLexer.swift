import BoardwalkBase

/// Splits a source file into tokens, without comments and white space.
///
/// Each byte is read a bounded number of times, for any input.
struct CodeLexer {
  let bytes: [UInt8]
  let language: CodeLanguage
  var offset = 0
  private(set) var tokens: [CodeToken] = []
  private(set) var words: WordTable
  private(set) var texts: WordTable

  /// The macros for string literals.
  var macros: [(name: String, text: String)] = []

  /// Whether something begins that does not end.
  var isCutOff = false

  /// Whether this is the line of a directive, of which words and texts count, but no declarations.
  var isInDirective = false

  /// The string literals around the current interpolation, outermost first.
  var interpolations: [Interpolation] = []

  /// Whether no extended regular expression ends after this position.
  var hasNoMorePatterns = false

  private var isAtLineStart = true

  init(_ file: SourceFile, _ language: CodeLanguage, words: WordTable, texts: WordTable) {
    bytes = file.bytes
    self.language = language
    self.words = words
    self.texts = texts
    tokens.reserveCapacity(bytes.count / 6)
  }

  mutating func run() {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch Self.classes[Int(byte)] {
      case .newline:
        offset += 1
        isAtLineStart = true
        if !isContinued { isInDirective = false }
        continue
      case .blank:
        offset += 1
        continue
      case .word: word()
      case .digit: number()
      case .quote: text()
      case .other: symbol(byte)
      }
      isAtLineStart = false
    }
    if !interpolations.isEmpty { isCutOff = true }
  }

  /// The byte `distance` from here; 0 beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  mutating func append(_ kind: CodeToken.Kind, _ range: Range<Int>, symbol: UInt8 = 0) {
    if kind == .text, range.count <= Self.longestText { _ = texts.number(of: bytes, in: range) }
    guard !isInDirective else { return }
    tokens.append(CodeToken(kind: kind, symbol: symbol, word: -1, range: range))
  }

  /// Identifiers are no longer than that; longer texts are none.
  private static let longestText = 200

  /// Whether the line feed before here is taken back by a backslash.
  private var isContinued: Bool {
    guard isInDirective else { return false }
    var before = offset - 2
    if before >= 0, bytes[before] == UInt8(ascii: "\r") { before -= 1 }
    return before >= 0 && bytes[before] == UInt8(ascii: "\\")
  }

  private mutating func word() {
    let start = offset
    while offset < bytes.count {
      let kind = Self.classes[Int(bytes[offset])]
      guard kind == .word || kind == .digit else { break }
      offset += 1
    }
    let number = words.number(of: bytes, in: start..<offset)
    guard !isInDirective else { return }
    tokens.append(CodeToken(kind: .word, symbol: 0, word: number, range: start..<offset))
  }

  private mutating func number() {
    let start = offset
    while offset < bytes.count {
      let kind = Self.classes[Int(bytes[offset])]
      // The dot of `1.5` belongs to the number; that of `0...9` and `1.advanced` does not.
      let isPoint =
        bytes[offset] == UInt8(ascii: ".") && Self.classes[Int(peek(1))] == .digit
      guard kind == .word || kind == .digit || isPoint else { break }
      offset += 1
    }
    append(.opaque, start..<offset)
  }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blockComment()
    case UInt8(ascii: "/") where isPatternStart: pattern()
    case UInt8(ascii: "#") where language == .objectiveC && isAtLineStart: directive()
    case UInt8(ascii: "#") where language == .swift: hash()
    case UInt8(ascii: "`") where language == .swift: quotedWord()
    case UInt8(ascii: "@") where language == .objectiveC && peek(1) == UInt8(ascii: "\""):
      offset += 1
      text()
    case UInt8(ascii: "'") where language == .objectiveC: character()
    default: plainSymbol(byte)
    }
  }

  mutating func plainSymbol(_ byte: UInt8) {
    append(.symbol, offset..<offset + 1, symbol: byte)
    offset += 1
    guard !interpolations.isEmpty else { return }
    if byte == UInt8(ascii: "(") {
      interpolations[interpolations.count - 1].depth += 1
    } else if byte == UInt8(ascii: ")") {
      interpolations[interpolations.count - 1].depth -= 1
      guard interpolations[interpolations.count - 1].depth == 0,
        let around = interpolations.popLast()
      else { return }
      rest(of: around, from: offset, isPlain: false)
    }
  }

  private mutating func quotedWord() {
    var end = offset + 1
    while end < bytes.count, Self.classes[Int(bytes[end])].isInWord { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > offset + 1 else {
      plainSymbol(bytes[offset])
      return
    }
    let range = offset + 1..<end
    let number = words.number(of: bytes, in: range)
    tokens.append(CodeToken(kind: .quotedWord, symbol: 0, word: number, range: range))
    offset = end + 1
  }

  private mutating func lineComment() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  /// Swift's comments hold others; Objective-C's end at the first end.
  private mutating func blockComment() {
    var depth = 1
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        depth -= 1
        if depth == 0 { return }
      } else if language == .swift, bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*")
      {
        offset += 2
        depth += 1
      } else {
        offset += 1
      }
    }
    isCutOff = true
  }
}

extension CodeLexer {
  /// The tokens that a byte can begin.
  enum ByteClass: UInt8 {
    case blank, newline, word, digit, quote, other

    /// Whether an identifier may contain it.
    var isInWord: Bool { self == .word || self == .digit }
  }

  /// The class of each byte; all bytes beyond ASCII are letters.
  static let classes: [ByteClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\n"): .newline
    case 0...0x20: .blank
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .word
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: .word
    case UInt8(ascii: "\""): .quote
    default: .other
    }
  }
}

/// Lines that begin with `#`.
///
/// Both branches of a condition are read, since the build settings are unknown. Only code in `#if
/// 0` or `#if false` is skipped.
extension CodeLexer {
  /// Reads a directive's line; its words count as named, but declare nothing.
  mutating func directive() {
    isInDirective = true
    if isSwitchedOff {
      skipBranch()
      isInDirective = false
      return
    }
    if let macro = textMacro { macros.append(macro) }
    offset += 1
  }

  /// The macro that the line here defines as a text: `#define ItemCell @"ItemCell"`.
  private var textMacro: (name: String, text: String)? {
    guard language == .objectiveC, directiveName(at: offset) == "define" else { return nil }
    let line = bytes[offset...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let parts = line.split(
      separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let (head, text, rest) = (parts[0], parts[1], parts[2])
    let words = String(decoding: head, as: UTF8.self).split { " \t#".contains($0) }
    guard words.count == 3 || words.count == 2, words.count == 2 || words[2] == "@",
      !text.contains(UInt8(ascii: "\\")),
      rest.allSatisfy({ Self.classes[Int($0)] == .blank }) || rest.contains(UInt8(ascii: "/"))
    else { return nil }
    return (String(words[1]), String(decoding: text, as: UTF8.self))
  }

  /// Whether Swift's `#` here begins a condition, not an expression such as `#selector`.
  var isConditional: Bool {
    ["if", "elseif", "else", "endif", "sourceLocation"].contains(directiveName(at: offset))
  }

  /// The word after the `#` at `start`.
  private func directiveName(at start: Int) -> String {
    var from = start + 1
    while from < bytes.count, Self.classes[Int(bytes[from])] == .blank { from += 1 }
    var end = from
    while end < bytes.count, end - from < 16, Self.classes[Int(bytes[end])].isInWord { end += 1 }
    return String(decoding: bytes[from..<end], as: UTF8.self)
  }

  private var isSwitchedOff: Bool {
    guard directiveName(at: offset) == "if" else { return false }
    var end = offset
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), end - offset < 40 { end += 1 }
    let line = String(decoding: bytes[offset..<end], as: UTF8.self)
    return line.split { " \t\r#".contains($0) }.map(String.init) == ["if", "0"]
      || line.split { " \t\r#".contains($0) }.map(String.init) == ["if", "false"]
  }

  /// Continues after the next branch or end of this condition.
  private mutating func skipBranch() {
    var depth = 0
    while offset < bytes.count {
      var first = offset
      while first < bytes.count, Self.classes[Int(bytes[first])] == .blank { first += 1 }
      if first < bytes.count, bytes[first] == UInt8(ascii: "#") {
        switch directiveName(at: first) {
        case "if", "ifdef", "ifndef": depth += 1
        case "endif": depth -= 1
        case "else", "elseif", "elif": if depth == 1 { depth = 0 }
        default: break
        }
      }
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      if depth == 0 { return }
      offset += 1
    }
    offset = bytes.count
    isCutOff = true
  }
}

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
