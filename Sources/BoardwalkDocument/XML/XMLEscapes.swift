/// Escaping as in Interface Builder, and unescaping of any escape.
package enum XMLEscapes {
  /// The entities that XML knows without a DOCTYPE.
  static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Appends `value`, escaped for double quotes.
  static func appendAttribute(_ value: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in value {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "\n"): bytes += "&#10;".utf8
      case UInt8(ascii: "\t"): bytes += "&#9;".utf8
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
  }

  /// Appends `text`, escaped for element content; `keepsWhitespace` if white space alone is
  /// significant.
  ///
  /// White space that would be taken for indentation is escaped; an empty text is an empty CDATA
  /// section. Interface Builder writes neither, and both read back equal.
  static func appendText(_ text: String, keepsWhitespace: Bool, to bytes: inout [UInt8]) {
    guard let first = text.utf8.first else {
      bytes += "<![CDATA[]]>".utf8
      return
    }
    var rest = text.utf8[...]
    if !keepsWhitespace, Whitespace.isBlank(first), rest.allSatisfy(Whitespace.isBlank) {
      bytes += "&#\(first);".utf8
      rest = rest.dropFirst()
    }
    for byte in rest {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      default: bytes.append(byte)
      }
    }
  }
}

/// Texts outside of documents.
extension XMLEscapes {
  /// `text` as an attribute value in double quotes, as Interface Builder writes it.
  package static func attribute(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendAttribute(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `text` as element content, as Interface Builder writes it.
  package static func content(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendText(text, keepsWhitespace: true, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `text` for a report or a picture, in content or in double quotes: line feeds and tabs stay as
  /// they are, and U+FFFD takes the place of characters that XML cannot hold.
  package static func readable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case ..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Unescaping.
extension XMLEscapes {
  /// The characters of the raw bytes of an attribute value.
  ///
  /// Unescaped white space becomes a space, as XML requires.
  static func attributeValue(of raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    unescape(raw) { $0 == 0x0A || $0 == 0x09 ? 0x20 : $0 }
  }

  /// The characters of the raw bytes of a text, with line feeds as line ends.
  static func text(of raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    unescape(raw) { $0 }
  }

  /// The characters of raw bytes in which nothing is escaped; every line ends in a line feed.
  static func lines(of raw: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard raw.contains(0x0D) else { return String(decoding: raw, as: UTF8.self) }
    var result: [UInt8] = []
    for index in raw.indices {
      let endsLine = index + 1 < raw.endIndex && raw[index + 1] == 0x0A
      if raw[index] != 0x0D { result.append(raw[index]) } else if !endsLine { result.append(0x0A) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unescape(
    _ raw: Slice<UnsafeBufferPointer<UInt8>>, _ transform: (UInt8) -> UInt8
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var index = raw.startIndex
    while index < raw.endIndex {
      let byte = raw[index]
      if byte == UInt8(ascii: "&"), let end = raw[index...].firstIndex(of: UInt8(ascii: ";")) {
        result.append(contentsOf: reference(raw[(index + 1)..<end]))
        index = end + 1
      } else if byte == 0x0D {
        // A carriage return, alone or before a line feed, reads as one line feed.
        result.append(transform(0x0A))
        index += index + 1 < raw.endIndex && raw[index + 1] == 0x0A ? 2 : 1
      } else {
        result.append(transform(byte))
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes for `&name;`.
  private static func reference(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    let name = String(decoding: name, as: UTF8.self)
    if let entity = entities[name] { return [entity] }
    let code =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
    guard name.hasPrefix("#"), let code, let scalar = Unicode.Scalar(code) else { return [] }
    return Array(String(Character(scalar)).utf8)
  }
}
