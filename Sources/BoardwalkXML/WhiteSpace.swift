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
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether white space alone counts as a text at `index`: as all that `element` holds.
  static func isMeant(in element: Element, at index: Int) -> Bool {
    element.index + 1 == index && element.endIndex == index + 1
      && significant.contains(element.name)
  }

  /// Whether `gap` is a line feed and the indentation of `depth` levels.
  static func isCanonical(_ gap: Slice<UnsafeBufferPointer<UInt8>>, depth: Int) -> Bool {
    gap.count == 1 + depth * indentation && gap.first == 0x0A
      && gap.dropFirst().allSatisfy { $0 == 0x20 }
  }

  /// A line feed and the indentation of `depth` levels.
  static func canonical(depth: Int) -> String {
    "\n" + String(repeating: " ", count: depth * indentation)
  }
}
