/// A parameter of a text that `String(format:)` reads.
package enum FormatParameter: Sendable, Hashable {
  /// `%@`.
  case text

  /// `%d` and other conversions of whole numbers.
  case integer

  /// `%f` and other conversions of floating point numbers.
  case number

  /// The type in Swift.
  package var type: String {
    switch self {
    case .text: "String"
    case .integer: "Int"
    case .number: "Double"
    }
  }

  /// The parameters of `format` in their order; nil if they cannot be known: a conversion of
  /// another kind, a gap in the numbers, or one number with two types.
  package static func all(in format: String) -> [FormatParameter]? {
    var reader = FormatReader(format)
    return reader.parameters()
  }
}

/// Reads the conversions of a format, as the manual page printf(3) describes them.
private struct FormatReader {
  private var rest: Substring
  private var found: [Int: FormatParameter] = [:]
  private var next = 1

  init(_ format: String) { rest = format[...] }

  mutating func parameters() -> [FormatParameter]? {
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
      } else if !readConversion() {
        return nil
      }
    }
    let all = found.keys.sorted().compactMap { found[$0] }
    return found.keys.max() ?? 0 == all.count ? all : nil
  }

  /// Parses a conversion after a percent sign; false if it is unknown.
  private mutating func readConversion() -> Bool {
    let digits = rest.prefix(while: Self.isDigit)
    var number = next
    if let position = Int(digits), rest.dropFirst(digits.count).first == "$" {
      number = position
      rest = rest.dropFirst(digits.count + 1)
    } else {
      next += 1
    }
    rest = rest.drop { "-+ 0'".contains($0) }.drop { Self.isDigit($0) || $0 == "." }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard (1...Self.maximumParameterCount).contains(number),
      let parameter = rest.popFirst().flatMap(Self.parameter)
    else { return false }
    return found.updateValue(parameter, forKey: number).map { $0 == parameter } ?? true
  }

  /// More than any text has.
  private static let maximumParameterCount = 99

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func parameter(of conversion: Character) -> FormatParameter? {
    switch conversion {
    case "@": .text
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": .integer
    case "f", "F", "e", "E", "g", "G", "a", "A": .number
    default: nil
    }
  }
}
