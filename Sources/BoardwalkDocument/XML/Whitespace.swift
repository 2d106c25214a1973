/// White space between tags: significant or canonical indentation.
enum Whitespace {
  /// Elements in which white space alone is significant: the property list's own strings.
  static let significant: Set<String> = ["string", "mutableString"]

  /// The spaces in one level of indentation.
  static let indentation = 4

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D)
  }

  /// Whether white space alone counts as a text at `index`: as all that `element` holds.
  static func isSignificant(in element: Element, at index: Int) -> Bool {
    element.index + 1 == index && element.endIndex == index + 1
      && significant.contains(element.name)
  }

  /// The end of the white space at `start`, and whether it is a line feed with the indentation of
  /// `depth` levels.
  @inline(__always)
  static func skip(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, depth: Int
  ) -> (end: Int, isIndented: Bool) {
    var end = start
    if start < bytes.count, bytes[start] == 0x0A {
      end = endOfSpaces(bytes, from: start + 1)
      if end == bytes.count || !isBlank(bytes[end]) {
        return (end, end - start == 1 + depth * indentation)
      }
    }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    return (end, false)
  }

  /// The end of the spaces at `start`, eight at a time: two fifths of a document are indentation.
  @inline(__always)
  private static func endOfSpaces(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    let spaces: UInt64 = 0x2020_2020_2020_2020
    var end = start
    while end + 8 <= raw.count, raw.loadUnaligned(fromByteOffset: end, as: UInt64.self) == spaces {
      end += 8
    }
    while end < raw.count, raw[end] == 0x20 { end += 1 }
    return end
  }
}
