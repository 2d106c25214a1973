/// Lines that begin with `#`.
///
/// Both sides of a condition count: what is built under which is not known here. Only what is
/// switched off for good, by `#if 0` or `#if false`, is passed over.
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

  /// Goes on at the line with this condition's other side or end.
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
