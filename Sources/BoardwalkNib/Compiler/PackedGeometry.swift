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
}
