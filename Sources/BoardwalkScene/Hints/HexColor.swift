/// A color in the syntax of the web: `#ff8000`, or in that of Swift: `0xff8000`.
enum HexColor {
  /// `text` as a color of scenes, such as `rgb8(255, 128, 0)`; nil if it is not a hexadecimal
  /// color.
  static func value(of text: String) -> String? {
    let digits =
      text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : ""
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    return "rgb8(\(number >> 16), \(number >> 8 & 255), \(number & 255))"
  }
}
