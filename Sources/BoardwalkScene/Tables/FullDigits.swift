/// Numbers with all 17 digits that can matter, as Interface Builder writes them: `0.10000000000000001`.
enum FullDigits {
  /// The 17 digits of `value` without zeros at the end; the shortest text of a number that is too
  /// small or too large to be written without an exponent.
  static func text(of value: Double) -> String {
    guard value != 0 else { return "0" }
    guard value.magnitude >= 1e-4, value.magnitude < 1e17 else { return "\(value)" }
    // The number of places behind the point follows from the power of ten, and that nearly from the
    // power of two.
    var places = 16 - ((value.exponent * 1233) >> 12)
    var exact = scaled(value, by: places)
    if exact >= tens[17] {
      places -= 1
      exact = scaled(value, by: places)
    }
    // Seventeen digits fit, and are quicker taken apart.
    var digits = UInt64(exact)
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    return text(of: digits, places: places, isNegative: value < 0)
  }

  /// The number `digits` with a point before the last `places` of its digits.
  private static func text(of digits: UInt64, places: Int, isNegative: Bool) -> String {
    // Written from the end, behind the sign, up to 20 zeros and the point.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48) { bytes in
      var start = bytes.count
      var rest = digits
      var written = 0
      while rest > 0 || written <= places {
        start -= 1
        bytes[start] = UInt8(ascii: "0") + UInt8(rest % 10)
        rest /= 10
        written += 1
        if written == places {
          start -= 1
          bytes[start] = UInt8(ascii: ".")
        }
      }
      if isNegative {
        start -= 1
        bytes[start] = UInt8(ascii: "-")
      }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// `value` times ten to the power of `places`, exact until it is rounded to the nearest whole number,
  /// of two equally near ones the even.
  private static func scaled(_ value: Double, by places: Int) -> UInt128 {
    let significand = UInt128(value.significandBitPattern | 1 << 52)
    let product = significand * tens[places]
    let shift = 52 - Int(value.exponent)
    guard shift > 0 else { return product << -shift }
    let whole = product >> shift
    let rest = product - whole << shift
    let half = UInt128(1) << (shift - 1)
    return rest > half || rest == half && whole % 2 == 1 ? whole + 1 : whole
  }

  /// The powers of ten.
  private static let tens = (0...21).map { power in
    (0..<power).reduce(UInt128(1)) { ten, _ in ten * 10 }
  }
}
