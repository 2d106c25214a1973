import BoardwalkTree

/// White space between tags: which of it is content, and which the canonical writer puts there.
enum WhiteSpace {
  /// Elements whose white space is content even where there is nothing else: the property list's
  /// own strings.
  static let significant: Set<String> = ["string", "mutableString"]

  /// The spaces in one level of indentation.
  static let indentation = 4

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D)
  }

  /// Whether white space alone counts as a text at `index`: as all that `element` holds.
  static func isMeant(in element: Element, at index: Int) -> Bool {
    element.index + 1 == index && element.endIndex == index + 1
      && significant.contains(element.name)
  }

  /// Where the white space at `start` ends, and whether it is a line feed and the indentation of
  /// `depth` levels.
  @inline(__always)
  static func skip(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, depth: Int
  ) -> (end: Int, isIndented: Bool) {
    var end = start
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let isIndented = end - start == 1 + depth * indentation && isIndentation(bytes, start..<end)
    return (end, isIndented)
  }

  /// Whether `range` holds a line feed and then spaces alone.
  private static func isIndentation(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    bytes[range.lowerBound] == 0x0A && bytes[range].dropFirst().allSatisfy { $0 == 0x20 }
  }

  /// A line feed and the indentation of `depth` levels.
  static func canonical(depth: Int) -> String {
    "\n" + String(repeating: " ", count: depth * indentation)
  }
}
