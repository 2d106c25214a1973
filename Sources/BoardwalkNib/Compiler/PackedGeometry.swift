/// Points, sizes, rectangles and insets as an archive stores them: a tag, and doubles.
package enum PackedGeometry {
  /// The tag of doubles.
  private static let doubleTag: UInt8 = 7

  /// `numbers`, packed.
  package static func bytes(_ numbers: [Double]) -> [UInt8] {
    numbers.reduce(into: [doubleTag]) { bytes, number in
      for position in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * position)))
      }
    }
  }

  /// The numbers in `bytes`; nil if they are packed in another way.
  package static func numbers(_ bytes: [UInt8]) -> [Double]? {
    guard bytes.first == doubleTag, (bytes.count - 1) % 8 == 0 else { return nil }
    return stride(from: 1, to: bytes.count, by: 8).map { start in
      let pattern = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
      return Double(bitPattern: pattern)
    }
  }
}
