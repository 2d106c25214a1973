import BoardwalkBase
import Foundation

/// JSON inside of a script element.
enum PageJSON {
  /// `value` as JSON without HTML tags and comments, so that only its end tag ends the element.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escaped(String(decoding: try encoder.encode(value), as: UTF8.self).escapedInJSON)
  }

  /// JSON's own syntax has none of these characters, so they are in its strings.
  private static func escaped(_ json: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += "\\u003C".utf8
      case UInt8(ascii: ">"): bytes += "\\u003E".utf8
      case UInt8(ascii: "&"): bytes += "\\u0026".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
