/// A text with values in place of its specifiers: `String(format: "%.2f km", distance)`.
enum TextFormat {
  /// The text for `format` with `arguments`; nil if a specifier is not modeled, or has no argument
  /// of its type.
  static func text(_ format: String, _ arguments: [Value]) -> String? {
    var text = ""
    var rest = format[...]
    var arguments = arguments[...]
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest.removeFirst()
        continue
      }
      guard let match = rest.prefixMatch(of: #/(0?)([0-9]{0,2})(?:\.([0-9]))?l{0,2}([@difuxX])/#),
        let argument = arguments.popFirst(),
        let word = word(argument, as: match.4, digits: match.3.flatMap { Int($0) })
      else { return nil }
      let missing = max(0, (Int(match.2) ?? 0) - word.count)
      text += String(repeating: match.1.isEmpty ? " " : "0", count: missing) + word
      rest = rest[match.range.upperBound...]
    }
    return text + rest
  }

  /// `value` as the conversion `type` writes it.
  private static func word(_ value: Value, as type: Substring, digits: Int?) -> String? {
    switch type {
    case "@": value.text
    case "x", "X": value.integer.map { String($0, radix: 16, uppercase: type == "X") }
    case "f": value.double.map { fixed($0, digits: digits ?? 6) }
    default: value.double.map { Value.digits($0.rounded(.towardZero)) }
    }
  }

  /// `number` with so many digits behind the point.
  static func fixed(_ number: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
    guard scaled < 1e15 else { return Value.digits(number) }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return sign + Value.digits(scaled) }
    let whole = Value.digits((scaled / scale).rounded(.down))
    let part = Value.digits(scaled.truncatingRemainder(dividingBy: scale))
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - part.count))\(part)"
  }
}
