import BoardwalkBase

/// The 64-bit FNV-1a checksum, which detects damaged files.
struct Checksum: Sendable, Hashable {
  private let value: UInt64

  /// The sum of `bytes`.
  init(of bytes: some Sequence<UInt8>) {
    value = FNV1a(of: bytes).value
  }

  /// The sum that `text` writes; nil unless it is 16 lower-case hexadecimal digits.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, text.allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
      let value = UInt64(text, radix: 16)
    else { return nil }
    self.value = value
  }

  /// The sum as 16 lower-case hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
