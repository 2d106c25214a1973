import BoardwalkBase

extension Diagnostic {
  /// The path on one line, for formats of lines: a file's name may hold characters that end lines or
  /// steer terminals, which are spelt out here.
  var shownPath: String {
    guard path.unicodeScalars.contains(where: Self.steers) else { return path }
    return path.unicodeScalars.map { scalar in
      Self.steers(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
      || "\u{2028}\u{2029}".unicodeScalars.contains(scalar)
  }
}
