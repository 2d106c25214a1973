/// A color as the web has it: `#ff8000`, or `0xff8000` as Swift does.
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
