extension Token {
  /// The kind of a token as one byte.
  package struct Sort: Sendable, Hashable {
    let code: UInt8

    init(code: UInt8) { self.code = code }

    /// A word.
    package static var word: Sort { Sort(code: 0x80) }

    /// A number.
    package static var number: Sort { Sort(code: 0x81) }

    /// A text in double quotes, well-formed.
    package static var string: Sort { Sort(code: 0x82) }

    /// A text in quotes that is malformed.
    package static var malformedString: Sort { Sort(code: 0x83) }

    /// The end of a line.
    package static var newline: Sort { Sort(code: 0x84) }

    /// The end of the file.
    package static var end: Sort { Sort(code: 0x85) }

    /// A comment.
    package static var comment: Sort { Sort(code: 0x86) }

    /// A symbol beyond ASCII.
    package static var otherSymbol: Sort { Sort(code: 0x87) }

    /// A text in double quotes with values in it.
    package static var template: Sort { Sort(code: 0x88) }

    /// The symbol `scalar`, which is ASCII.
    package static func symbol(_ scalar: Unicode.Scalar) -> Sort {
      Sort(code: UInt8(ascii: scalar))
    }

    /// Whether it ends a statement.
    package var endsStatement: Bool { self == .newline || self == .end }

    /// Whether it is a symbol.
    package var isSymbol: Bool { code < 0x80 || code == 0x87 }

    /// The kind of the symbol that begins with `byte`.
    init(symbolWith byte: UInt8) { self = byte < 0x80 ? Sort(code: byte) : .otherSymbol }
  }
}
