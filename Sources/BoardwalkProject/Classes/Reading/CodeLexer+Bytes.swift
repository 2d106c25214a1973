extension CodeLexer {
  /// The tokens that a byte can begin.
  enum ByteClass: UInt8 {
    case blank, newline, word, digit, quote, other

    /// Whether an identifier may go on with it.
    var isInWord: Bool { self == .word || self == .digit }
  }

  /// The class of each byte; all that is not ASCII is taken as letters.
  static let classes: [ByteClass] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\n"): .newline
    case 0...0x20: .blank
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .word
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: .word
    case UInt8(ascii: "\""): .quote
    default: .other
    }
  }
}
