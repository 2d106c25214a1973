/// Escaping as in Interface Builder, and unescaping of any escape.
enum Escapes {
  /// The entities that XML knows without a DOCTYPE.
  static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Appends the characters of `value` as they stand inside double quotes.
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

  /// Appends `text` as it stands between tags, which is `meansItsBlanks` where white space alone
  /// counts.
  ///
  /// White space alone that would be taken for indentation is escaped; no text at all is an empty
  /// CDATA section. Interface Builder writes neither, and either reads as what it was.
  static func appendText(_ text: String, meansItsBlanks: Bool, to bytes: inout [UInt8]) {
    guard let first = text.utf8.first else {
      bytes += "<![CDATA[]]>".utf8
      return
    }
    var rest = text.utf8[...]
    if !meansItsBlanks, WhiteSpace.isBlank(first), rest.allSatisfy(WhiteSpace.isBlank) {
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
