/// A key of the line editor.
enum Key: Sendable, Hashable {
  case character(Character)
  case enter, tab, backspace, delete
  case left, right, up, down, home, end

  /// Empties the line from its start to the cursor, or from the cursor to its end.
  case deleteToStart, deleteToEnd

  /// Removes the word before the cursor (`^W`).
  case deleteWord

  /// Empties the screen but for the line (`^L`).
  case clearScreen

  /// Gives the line up (`^C`).
  case cancel

  /// Ends the input on an empty line (`^D`).
  case endOfInput

  /// A key without a function.
  case unknown
}

extension Key {
  /// Reads one key from the bytes that a terminal sends; nil if there are no more.
  static func read(_ nextByte: () -> UInt8?) -> Key? {
    guard let byte = nextByte() else { return nil }
    if let key = controls[byte] { return key }
    if byte == 0x1B { return escape(nextByte) }
    guard byte >= 0x20 else { return .unknown }
    return character(from: byte, nextByte)
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .cancel, 0x04: .endOfInput, 0x05: .end, 0x06: .right,
    0x08: .backspace, 0x09: .tab, 0x0A: .enter, 0x0B: .deleteToEnd, 0x0C: .clearScreen,
    0x0D: .enter,
    0x0E: .down, 0x10: .up, 0x15: .deleteToStart, 0x17: .deleteWord, 0x7F: .backspace,
  ]

  /// The sequence after an escape, such as `[A` or `[3~`.
  private static func escape(_ nextByte: () -> UInt8?) -> Key? {
    guard let introducer = nextByte() else { return nil }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      return .unknown
    }
    var parameters = ""
    while let byte = nextByte() {
      guard byte < 0x40 else {
        return sequences[parameters + String(UnicodeScalar(byte))] ?? .unknown
      }
      parameters.unicodeScalars.append(UnicodeScalar(byte))
    }
    return nil
  }

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "3~": .delete, "4~": .end, "7~": .home, "8~": .end,
  ]

  private static func character(from first: UInt8, _ nextByte: () -> UInt8?) -> Key? {
    let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var bytes = [first]
    while bytes.count < count {
      guard let byte = nextByte() else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)?.first.map(Key.character) ?? .unknown
  }
}
