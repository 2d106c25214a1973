/// A text of Swift's in other quotation marks: over several lines, `"""`, or raw, `#"\d"#`.
struct ExtendedString {
  private let bytes: [UInt8]

  /// The number of number signs before the quotation marks.
  private let signs: Int

  private let isMultiline: Bool

  /// The place after the opening quotation marks.
  private let content: Int

  /// The text whose number signs or quotation marks begin at `start`; nil for a plain text in one pair
  /// of quotation marks.
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "#"), index < start + Self.signLimit {
      index += 1
    }
    let signs = index - start
    guard index < bytes.count, bytes[index] == Self.quote else { return nil }
    let isMultiline = bytes[index...].starts(with: [Self.quote, Self.quote, Self.quote])
    guard signs > 0 || isMultiline else { return nil }
    self.bytes = bytes
    self.signs = signs
    self.isMultiline = isMultiline
    content = index + (isMultiline ? 3 : 1)
  }

  /// More number signs than readable texts begin with.
  private static let signLimit = 8

  private static let quote = UInt8(ascii: "\"")

  /// The end of the text; nil if it is not closed, or has an unknown escape.
  var end: Int? { scan()?.end }

  /// The letters and the values of the text, without the indentation of its last line.
  var parts: [StringTemplate.Part] {
    guard let pieces = scan()?.pieces else { return [] }
    return isMultiline ? Self.unindented(pieces) : Self.joined(pieces)
  }

  /// A piece of the text: a letter of the file, an escaped one, or a value.
  private enum Piece {
    case byte(UInt8)
    case escaped([UInt8])
    case value(Range<Int>)
  }

  private func scan() -> (pieces: [Piece], end: Int)? {
    var pieces: [Piece] = []
    var index = content
    while index < bytes.count {
      if let end = closing(at: index) { return (pieces, end) }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n"), !isMultiline { return nil }
      guard byte == UInt8(ascii: "\\"), hasSigns(at: index + 1) else {
        pieces.append(.byte(byte))
        index += 1
        continue
      }
      guard let (piece, next) = escape(at: index + 1 + signs) else { return nil }
      if let piece { pieces.append(piece) }
      index = next
    }
    return nil
  }

  /// The end of the closing quotation marks at `index`; nil if none are there.
  private func closing(at index: Int) -> Int? {
    let marks = isMultiline ? 3 : 1
    guard index + marks <= bytes.count,
      bytes[index..<index + marks].allSatisfy({ $0 == Self.quote }), hasSigns(at: index + marks)
    else { return nil }
    return index + marks + signs
  }

  private func hasSigns(at index: Int) -> Bool {
    index + signs <= bytes.count
      && bytes[index..<index + signs].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// What the escape after the backslash at `index` stands for, nothing for the end of a line, and its
  /// end.
  private func escape(at index: Int) -> (Piece?, Int)? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "(") {
      guard let close = StringTemplate.valueEnd(bytes, at: index - 1, depth: 0) else { return nil }
      return (.value(index + 1..<close), close + 1)
    }
    if isMultiline, bytes[index] == UInt8(ascii: "\n") { return (nil, index + 1) }
    guard let (scalar, end) = StringLiteral.escape(bytes, at: index) else { return nil }
    return (.escaped(Array(String(Character(scalar)).utf8)), end)
  }

  /// `pieces` without the line ends next to the quotation marks and the indentation of the last line.
  private static func unindented(_ pieces: [Piece]) -> [StringTemplate.Part] {
    var lines: [[Piece]] = [[]]
    for piece in pieces {
      if case .byte(UInt8(ascii: "\n")) = piece {
        lines.append([])
      } else {
        lines[lines.count - 1].append(piece)
      }
    }
    guard lines.count > 1 else { return joined(pieces) }
    let indentation = lines.removeLast().count
    var result: [Piece] = []
    for (index, line) in lines.dropFirst().enumerated() {
      if index > 0 { result.append(.byte(UInt8(ascii: "\n"))) }
      let blanks = line.prefix { if case .byte(let byte) = $0 { byte <= 0x20 } else { false } }
      result += line.dropFirst(min(indentation, blanks.count))
    }
    return joined(result)
  }

  private static func joined(_ pieces: [Piece]) -> [StringTemplate.Part] {
    var parts: [StringTemplate.Part] = []
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .byte(let byte): text.append(byte)
      case .escaped(let bytes): text += bytes
      case .value(let range):
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        parts.append(.value(range))
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
    return parts
  }
}
