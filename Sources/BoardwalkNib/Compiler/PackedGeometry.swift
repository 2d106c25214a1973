/// Points, sizes, rectangles and insets as an archive stores them: a tag, and doubles.
package enum PackedGeometry {
  private static let floatTag = ValueTag.float.rawValue
  private static let doubleTag = ValueTag.double.rawValue

  /// `numbers`, packed.
  package static func bytes(_ numbers: [Double]) -> [UInt8] {
    numbers.reduce(into: [doubleTag]) { bytes, number in
      for position in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * position)))
      }
    }
  }

  /// The numbers in `bytes`, which may be floats too; nil if they are packed in another way.
  package static func numbers(_ bytes: [UInt8]) -> [Double]? {
    let size = bytes.first == doubleTag ? 8 : bytes.first == floatTag ? 4 : 0
    guard size > 0, bytes.count > 1, (bytes.count - 1) % size == 0 else { return nil }
    return stride(from: 1, to: bytes.count, by: size).map { start in
      let pattern = bytes[start..<start + size].reversed()
        .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return size == 8
        ? Double(bitPattern: pattern)
        : Double(Float(bitPattern: UInt32(truncatingIfNeeded: pattern)))
    }
  }
}
