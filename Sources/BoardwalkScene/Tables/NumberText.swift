import Foundation

/// Numbers in Interface Builder's format, zero as `0.0` and others with 17 digits, and in the
/// shortest format.
package enum NumberText {
  /// Whether `text` is a number that is written without quotes.
  static func isNumber(_ text: String) -> Bool { Spelling.isNumber(text) && Double(text) != nil }

  /// The shortest text of the number that Interface Builder writes as `full`; `full` if it does not
  /// write it so.
  static func short(_ full: String) -> String {
    if full == "0.0" { return "0" }
    guard full.utf8.count > 15, let value = Double(full) else { return full }
    let short = "\(value)"
    return short.utf8.count < full.utf8.count && Self.full(short) == full ? short : full
  }

  /// Interface Builder's text of the number `short`, if its fraction is long enough to be written
  /// with more digits.
  package static func full(_ short: String) -> String {
    if short == "0" { return "0.0" }
    guard short.utf8.count > 8, short.utf8.contains(UInt8(ascii: ".")),
      !short.utf8.contains(where: { $0 == UInt8(ascii: "e") }), let value = Double(short),
      "\(value)" == short
    else { return short }
    return allDigits(of: value)
  }

  /// The numerator n if `full` is Interface Builder's text of n/255; nil otherwise.
  static func byte(_ full: String) -> String? {
    guard let value = Double(full), value >= 0, value <= 1 else { return nil }
    let byte = "\(Int((value * 255).rounded()))"
    return part(ofByte: byte) == full ? byte : nil
  }

  /// Interface Builder's text of `byte` as a fraction of 255.
  static func part(ofByte byte: String) -> String {
    if let byte = Int(byte), parts.indices.contains(byte) { return parts[byte] }
    guard let value = Double(byte) else { return byte }
    return allDigits(of: value / 255)
  }

  /// Interface Builder's text of each byte.
  private static let parts = (0...255).map { allDigits(of: Double($0) / 255) }

  /// All 17 significant digits of `value`, as Interface Builder writes them: `0.10000000000000001`;
  /// the shortest text of a number that would need an exponent.
  static func allDigits(of value: Double) -> String {
    guard value != 0 else { return "0" }
    guard value.magnitude >= 1e-4, value.magnitude < 1e17 else { return "\(value)" }
    return String(format: "%.17g", value)
  }
}
