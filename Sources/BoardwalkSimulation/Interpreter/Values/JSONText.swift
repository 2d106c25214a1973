/// JSON, as the coders of Foundation write and read it.
struct JSONText {
  private let bytes: [UInt8]
  private var offset = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The value that `text` is in JSON: texts, numbers, lists and records; nil if it is none, or
  /// nested more deeply than values are.
  static func value(_ text: String) -> Value? {
    var reader = JSONText(text)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.offset == reader.bytes.count ? value : nil
  }

  /// `value` in JSON, with the keys of records in their order and without those that are nil.
  static func text(_ value: Value) -> String {
    switch value {
    case .nil: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): Value.digits(number)
    case .list(let values): "[" + values.map(text).joined(separator: ",") + "]"
    case .record(let fields):
      "{"
        + fields.filter { $0.value != .nil }.sorted { $0.key < $1.key }
        .map { quoted($0.key) + ":" + text($0.value) }.joined(separator: ",") + "}"
    case .dictionary:
      "{"
        + (value.entries ?? []).map { quoted($0.key.text) + ":" + text($0.value) }
        .joined(separator: ",") + "}"
    default: quoted(value.text)
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\", "/": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case let scalar where scalar.value < 0x20:
      "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}

/// Reading.
extension JSONText {
  private mutating func value(depth: Int) -> Value? {
    guard depth <= ValueLimits.depth else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return record(depth: depth)
    case UInt8(ascii: "["): return list(depth: depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return consume("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return consume("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return consume("null") ? .nil : nil
    default: return number()
    }
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
  }

  private mutating func consume(_ text: StaticString) -> Bool {
    let word = text.withUTF8Buffer { Array($0) }
    guard bytes[offset...].starts(with: word) else { return false }
    offset += word.count
    return true
  }

  private mutating func list(depth: Int) -> Value? {
    offset += 1
    var values: [Value] = []
    skipSpace()
    if consume("]") { return .list([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipSpace()
    } while consume(",")
    return consume("]") ? .list(values) : nil
  }

  private mutating func record(depth: Int) -> Value? {
    offset += 1
    var fields: [String: Value] = [:]
    skipSpace()
    if consume("}") { return .record([:]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = string() else { return nil }
      skipSpace()
      guard consume(":"), let value = value(depth: depth + 1) else { return nil }
      fields[key] = value
      skipSpace()
    } while consume(",")
    return consume("}") ? .record(fields) : nil
  }

  private mutating func number() -> Value? {
    let start = offset
    while let byte = next,
      UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
        || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    {
      offset += 1
    }
    let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    return number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  /// Reads a text with its quotation marks.
  private mutating func string() -> String? {
    offset += 1
    var text: [UInt8] = []
    while let byte = next {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        text += Array(String(escaped).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads what follows a backslash.
  private mutating func escape() -> Character? {
    guard let byte = next else { return nil }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeScalar().map(Character.init)
    default: return Character(Unicode.Scalar(byte))
    }
  }

  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard 0xD800..<0xDC00 ~= first else { return Unicode.Scalar(first) }
    guard consume("\\u"), let second = codeUnit(), 0xDC00..<0xE000 ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    defer { offset += 4 }
    return UInt32(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
  }
}
