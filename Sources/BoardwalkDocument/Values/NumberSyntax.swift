/// Parsing of Interface Builder's numbers and words without allocating strings.
extension UnsafeBufferPointer<UInt8> {
  /// Whether it is a number as Interface Builder writes it: without blanks, commas or hexadecimal
  /// digits, and in range.
  var isNumber: Bool {
    var place = 0
    func skipDigits() -> Int {
      let start = place
      while place < count, self[place] &- UInt8(ascii: "0") < 10 { place += 1 }
      return place - start
    }
    func skip(_ letters: StaticString) -> Bool {
      guard place < count, letters.contains(self[place]) else { return false }
      place += 1
      return true
    }
    _ = skip("+-")
    var digits = skipDigits()
    if skip(".") { digits += skipDigits() }
    guard digits > 0 else { return false }
    let hasExponent = skip("eE")
    if hasExponent {
      _ = skip("+-")
      guard skipDigits() > 0 else { return false }
    }
    guard place == count else { return false }
    // Three hundred digits without an exponent always fit.
    return !hasExponent && digits <= 300 || Double(text)?.isFinite ?? false
  }

  /// Whether it is exactly `word`.
  func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    for index in 0..<count where self[index] != word.utf8Start[index] { return false }
    return true
  }

  /// The text.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension StaticString {
  /// Whether one of its ASCII letters is `byte`.
  fileprivate func contains(_ byte: UInt8) -> Bool {
    for index in 0..<utf8CodeUnitCount where utf8Start[index] == byte { return true }
    return false
  }
}
