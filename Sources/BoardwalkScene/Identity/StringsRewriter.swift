/// Renames objects in a strings file: the key `"OLD.text"` becomes `"NEW.text"`, and every other
/// byte is unchanged.
package struct StringsRewriter: Sendable {
  private let renamed: [String: String]

  /// A rewriter that gives objects new ids, by their old ones.
  package init(_ renamed: [String: String]) { self.renamed = renamed }

  /// `bytes` of a strings file, in UTF-8 or UTF-16, with the new ids.
  package func rewrite(_ bytes: [UInt8]) -> [UInt8] {
    let encoding = StringsEncoding(bytes)
    let units = encoding.units(of: bytes)
    var result: [UInt16] = []
    var copied = 0
    for range in StringsKeys.objects(in: units) {
      let id = String(decoding: units[range], as: UTF16.self)
      guard let new = renamed[id] else { continue }
      result += units[copied..<range.lowerBound] + Array(new.utf16)
      copied = range.upperBound
    }
    guard copied > 0 else { return bytes }
    result += units[copied...]
    return encoding.bytes(of: result, like: bytes)
  }
}

/// The code unit width and byte order of a strings file.
private struct StringsEncoding {
  private enum Form { case bytes, littleEndian, bigEndian }
  private let form: Form

  init(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): form = .littleEndian
    case (0xFE, 0xFF): form = .bigEndian
    // Without a mark, every second byte of English is zero.
    case (0, let second?) where second != 0: form = .bigEndian
    case (let first?, 0) where first != 0: form = .littleEndian
    default: form = .bytes
    }
  }

  func units(of bytes: [UInt8]) -> [UInt16] {
    guard form != .bytes else { return bytes.map(UInt16.init) }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return form == .littleEndian ? second << 8 | first : first << 8 | second
    }
  }

  /// The units as bytes; an odd byte at the end of `original` stays there.
  func bytes(of units: [UInt16], like original: [UInt8]) -> [UInt8] {
    guard form != .bytes else { return units.map { UInt8(truncatingIfNeeded: $0) } }
    let pairs = units.flatMap { unit in
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      return form == .littleEndian ? [low, high] : [high, low]
    }
    return original.count % 2 == 1 ? pairs + original.suffix(1) : pairs
  }
}

/// Finds the ids of objects in the keys of a strings file.
private struct StringsKeys {
  private let units: [UInt16]
  private var offset = 0

  private init(_ units: [UInt16]) { self.units = units }

  /// The places of the ids, in order.
  static func objects(in units: [UInt16]) -> [Range<Int>] {
    var keys = StringsKeys(units)
    return keys.all()
  }

  private mutating func all() -> [Range<Int>] {
    var result: [Range<Int>] = []
    var isKey = true
    while let unit = peek() {
      switch unit {
      case 0x2F where peek(1) == 0x2A: skip(past: [0x2A, 0x2F])
      case 0x2F where peek(1) == 0x2F: skip(past: [0x0A])
      case 0x22:
        guard let text = string() else { return result }
        if isKey, let dot = units[text].firstIndex(of: 0x2E) {
          result.append(text.lowerBound..<dot)
        }
        isKey = false
      case 0x3B:
        isKey = true
        offset += 1
      default: offset += 1
      }
    }
    return result
  }

  private func peek(_ distance: Int = 0) -> UInt16? {
    offset + distance < units.count ? units[offset + distance] : nil
  }

  /// Consumes the string that begins here and returns the range between its quotes; nil if it does
  /// not end.
  private mutating func string() -> Range<Int>? {
    let start = offset + 1
    offset = start
    while let unit = peek(), unit != 0x22 { offset += unit == 0x5C ? 2 : 1 }
    guard offset < units.count else { return nil }
    offset += 1
    return start..<offset - 1
  }

  private mutating func skip(past end: [UInt16]) {
    offset += 2
    while offset < units.count {
      if units[offset...].starts(with: end) {
        offset += end.count
        return
      }
      offset += 1
    }
  }
}
