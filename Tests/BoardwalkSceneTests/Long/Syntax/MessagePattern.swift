/// A message as the source code has it: what stands between the values that it is about.
struct MessagePattern: Sendable, Hashable, CustomStringConvertible {
  private let parts: [String]

  var description: String { parts.joined(separator: "…") }

  /// Whether `text` says it, whatever the values are.
  func isSaid(in text: String) -> Bool {
    var rest = text[...]
    for (index, part) in parts.enumerated() {
      guard !part.isEmpty else { continue }
      guard let range = rest.firstRange(of: part) else { return false }
      if index == 0, range.lowerBound > rest.startIndex { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The messages in `source`: the texts that a mistake is made of.
  static func all(in source: String) -> [MessagePattern] {
    var patterns: [MessagePattern] = []
    for opening in source.ranges(of: /SyntaxError\(\s*|reason = \s*|unknownEscape =\s*/) {
      var rest = source[opening.upperBound...]
      // Either of two texts may be the message.
      if let condition = rest.prefixMatch(of: /[\w.]+\s*\?\s*/) {
        rest = rest[condition.range.upperBound...]
      }
      while let pattern = MessagePattern(takenFrom: &rest) {
        patterns.append(pattern)
        guard let colon = rest.prefixMatch(of: /\s*:\s*/) else { break }
        rest = rest[colon.range.upperBound...]
      }
    }
    return patterns
  }

  /// Takes a text in quotes from the beginning of `source`; nil where none stands there.
  private init?(takenFrom source: inout Substring) {
    guard source.popFirst() == "\"" else { return nil }
    var parts = [""]
    while let character = source.popFirst(), character != "\"" {
      guard character == "\\", let escaped = source.popFirst() else {
        parts[parts.count - 1].append(character)
        continue
      }
      guard escaped == "(" else {
        parts[parts.count - 1].append(escaped)
        continue
      }
      Self.skipValue(&source)
      parts.append("")
    }
    self.parts = parts
  }

  /// Steps behind the parenthesis that closes a value.
  private static func skipValue(_ source: inout Substring) {
    var depth = 1
    while depth > 0, let character = source.popFirst() {
      switch character {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
    }
  }
}
