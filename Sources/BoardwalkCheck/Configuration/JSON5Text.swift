/// The values of JSON5's texts and numbers.
///
/// Foundation's decoder is not used for them: it reads past the end of a number that nothing
/// follows, and then ends the process, depending on the bytes there.
enum JSON5Text {
  /// The text that `bytes` stand for between quotes; nil if they are not valid.
  static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let source = String(validating: bytes, as: UTF8.self) else { return nil }
    var units: [UInt16] = []
    var rest = source.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\n" || scalar == "\r" { return nil }
      guard scalar == "\\" else {
        units += scalar.utf16
        continue
      }
      guard let escaped = rest.popFirst(), let unescaped = self.units(of: escaped, &rest) else {
        return nil
      }
      units += unescaped
    }
    // Half of a surrogate pair is not a character.
    return String(validating: units, as: UTF16.self)
  }

  /// The code units of an escape sequence that begins with `scalar`, whose end is in `rest`; nil if
  /// it is not valid.
  private static func units(
    of scalar: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> [UInt16]? {
    switch scalar {
    case "b": return [0x08]
    case "f": return [0x0C]
    case "n": return [0x0A]
    case "r": return [0x0D]
    case "t": return [0x09]
    case "v": return [0x0B]
    case "0": return rest.first.map(isDigit) == true ? nil : [0]
    case "x": return unit(ofDigits: 2, &rest)
    case "u": return unit(ofDigits: 4, &rest)
    case "\r":
      // The line continues.
      if rest.first == "\n" { rest.removeFirst() }
      return []
    case "\n", "\u{2028}", "\u{2029}": return []
    default: return isDigit(scalar) ? nil : Array(scalar.utf16)
    }
  }

  private static func unit(
    ofDigits count: Int, _ rest: inout Substring.UnicodeScalarView
  ) -> [UInt16]? {
    let digits = String(rest.prefix(count))
    rest = rest.dropFirst(count)
    guard digits.utf8.count == count, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt16(digits, radix: 16).map { [$0] }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// The number `word`; nil if it is none.
  static func number(_ word: String) -> Double? {
    let isSigned = word.hasPrefix("-") || word.hasPrefix("+")
    let digits = isSigned ? word.dropFirst() : word[...]
    guard let value = unsignedNumber(digits) else { return nil }
    return word.hasPrefix("-") ? -value : value
  }

  private static func unsignedNumber(_ word: Substring) -> Double? {
    switch word {
    case "Infinity": return .infinity
    case "NaN": return .nan
    default: break
    }
    guard let first = word.unicodeScalars.first, isDigit(first) || first == "." else { return nil }
    if word.hasPrefix("0x") || word.hasPrefix("0X") {
      let digits = word.dropFirst(2)
      return digits.allSatisfy(\.isHexDigit) ? UInt64(digits, radix: 16).map { Double($0) } : nil
    }
    let hasLeadingZero = word.hasPrefix("0") && word.dropFirst().first?.isNumber == true
    return hasLeadingZero ? nil : Double(word)
  }
}
