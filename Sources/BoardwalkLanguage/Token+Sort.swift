extension Token {
  /// A sort of pieces as one byte.
  @frozen public struct Sort: Sendable, Hashable {
    @usableFromInline let code: UInt8

    @inlinable init(code: UInt8) { self.code = code }

    /// A word.
    @inlinable public static var word: Sort { Sort(code: 0x80) }

    /// A number.
    @inlinable public static var number: Sort { Sort(code: 0x81) }

    /// A text in double quotes, well-formed.
    @inlinable public static var string: Sort { Sort(code: 0x82) }

    /// A text in quotes that is malformed.
    @inlinable public static var malformedString: Sort { Sort(code: 0x83) }

    /// The end of a line.
    @inlinable public static var newline: Sort { Sort(code: 0x84) }

    /// The end of the file.
    @inlinable public static var end: Sort { Sort(code: 0x85) }

    /// A comment.
    @inlinable public static var comment: Sort { Sort(code: 0x86) }

    /// A symbol beyond ASCII.
    @inlinable public static var otherSymbol: Sort { Sort(code: 0x87) }

    /// A text in double quotes with values in it.
    @inlinable public static var template: Sort { Sort(code: 0x88) }

    /// The symbol `scalar`, which is ASCII.
    @inlinable public static func symbol(_ scalar: Unicode.Scalar) -> Sort {
      Sort(code: UInt8(ascii: scalar))
    }

    /// Whether no statement goes on behind it.
    @inlinable public var endsStatement: Bool { self == .newline || self == .end }

    /// Whether it is a symbol.
    @inlinable public var isSymbol: Bool { code < 0x80 || code == 0x87 }

    /// The sort of the symbol that begins with `byte`.
    init(symbolWith byte: UInt8) { self = byte < 0x80 ? Sort(code: byte) : .otherSymbol }
  }
}
