/// An argument of a Swift call, with or without a label.
struct SwiftArgument: Hashable {
  let label: String?
  let value: String

  /// The arguments in `text`, the contents of parentheses.
  static func all(in text: Substring) -> [SwiftArgument] {
    var arguments: [SwiftArgument] = []
    var depth = 0
    var isQuoted = false
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0 && !isQuoted:
        arguments.append(SwiftArgument(text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    let last = text[start...]
    if last.contains(where: { !$0.isWhitespace }) { arguments.append(SwiftArgument(last)) }
    return arguments
  }

  private init(_ text: Substring) {
    let colon = text.firstIndex(of: ":")
    let name = colon.map { text[..<$0].trimmed }
    if let colon, let name, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      label = name
      value = text[text.index(after: colon)...].trimmed
    } else {
      label = nil
      value = text.trimmed
    }
  }
}

extension Substring {
  /// The text without the white space around it.
  var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }

  /// The end of the parentheses that were opened before it; nil if they are not closed.
  var endOfParentheses: Index? {
    var depth = 1
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
