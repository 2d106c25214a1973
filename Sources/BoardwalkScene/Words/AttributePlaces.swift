import BoardwalkBase

/// Where the attributes of statements stand in a scene.
///
/// Reading keeps no such places: only who has something to say of an attribute asks for them.
package struct AttributePlaces: Sendable {
  /// The bytes of an attribute's name, and of its value.
  package struct Place: Sendable, Hashable {
    /// The bytes of the name.
    package let name: Range<Int>

    /// The bytes of the value.
    package let value: Range<Int>
  }

  private let tokens: Tokens

  /// The places in `file`.
  package init(_ file: SourceFile) { tokens = Lexer.tokens(of: file) }

  /// The places of the attributes of the statement whose head is at `head`, by their names, those on
  /// lines of their own in its braces included.
  package func all(inHead head: Range<Int>) -> [String: Place] {
    var places: [String: Place] = [:]
    // Where a comma is missing, which is told, the attribute stands there all the same.
    var withoutComma: [String: Place] = [:]
    var index = index(at: head.lowerBound)
    var depth = 0
    while index < tokens.count, tokens[index].range.lowerBound < head.upperBound {
      switch tokens[index].sort {
      case .symbol("("): depth += 1
      case .symbol(")"): depth -= 1
      case .symbol(",") where depth == 0, .symbol(";") where depth == 0:
        addPlace(at: skipLines(behind: index), to: &places)
      case .word where depth == 0 && tokens[index].range.lowerBound > head.lowerBound:
        addPlace(at: index, to: &withoutComma)
      default: break
      }
      index += 1
    }
    if index < tokens.count, tokens[index].sort == .symbol("{") { addLines(behind: index, &places) }
    places.merge(withoutComma) { place, _ in place }
    return places
  }

  /// The place of the attribute `name` of the statement whose head is at `head`.
  package func place(of name: String, inHead head: Range<Int>) -> Place? { all(inHead: head)[name] }

  /// The index of the first token at `offset` or behind it.
  private func index(at offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func skipLines(behind index: Int) -> Int {
    var index = index + 1
    while index < tokens.count - 1, tokens[index].sort == .newline { index += 1 }
    return index
  }

  /// Adds the attributes on lines of their own in the braces that open at `brace`.
  private func addLines(behind brace: Int, _ places: inout [String: Place]) {
    var depth = 1
    var index = brace + 1
    var isAtStart = true
    var isLine = false
    while index < tokens.count, depth > 0 {
      let sort = tokens[index].sort
      if depth == 1, isAtStart, sort != .newline { isLine = beginsLine(at: index) }
      if depth == 1, isLine, isAtStart || sort == .symbol(",") {
        addPlace(at: isAtStart ? index : skipLines(behind: index), to: &places)
      }
      if sort == .symbol("{") { depth += 1 }
      if sort == .symbol("}") { depth -= 1 }
      isAtStart = sort == .newline || sort == .symbol("{")
      index += 1
    }
  }

  /// Whether an attribute, and no object, begins with the token at `index`, the first of its line.
  private func beginsLine(at index: Int) -> Bool {
    guard index + 3 < tokens.count, tokens[index + 1].sort == .symbol(":") else { return false }
    guard tokens[index + 2].sort == .word else { return true }
    switch tokens[index + 3].sort {
    case .newline, .end, .symbol(","), .symbol("}"), .comment: return true
    case .symbol("("):
      return tokens[index + 3].range.lowerBound == tokens[index + 2].range.upperBound
    default: return false
    }
  }

  /// Adds the attribute that begins with the token at `index`, if one does and its name is new.
  private func addPlace(at index: Int, to places: inout [String: Place]) {
    guard index + 2 < tokens.count, tokens[index + 1].sort == .symbol(":") else { return }
    let name: String
    switch tokens[index].kind {
    case .word(let word): name = word
    case .string(let text): name = text
    default: return
    }
    guard places[name] == nil else { return }
    places[name] = Place(name: tokens[index].range, value: value(at: index + 2))
  }

  /// The bytes from the token at `start` to where its value ends.
  private func value(at start: Int) -> Range<Int> {
    var end = tokens[start].range.upperBound
    var depth = 0
    for index in start..<tokens.count {
      let token = tokens[index]
      switch token.sort {
      case .symbol("("): depth += 1
      case .symbol(")"): depth -= 1
      case .symbol(",") where depth == 0: return tokens[start].range.lowerBound..<end
      case .symbol("{"), .symbol("}"), .newline, .end:
        return tokens[start].range.lowerBound..<end
      case .symbol("#") where token.range.lowerBound > end:
        return tokens[start].range.lowerBound..<end
      case .comment: continue
      default: break
      }
      end = max(end, token.range.upperBound)
    }
    return tokens[start].range.lowerBound..<end
  }
}
