/// A hash of each object with its references, independent of order and numbering.
///
/// Color refinement (Weisfeiler and Leman): an object's color is computed repeatedly from its
/// values and the colors of its references. Colors show which objects may correspond; they prove
/// nothing.
struct GraphColors {
  /// The color of each object.
  private(set) var colors: [UInt64]

  /// The values of the objects that are colors of UIKit.
  private(set) var values: [Int: ArchivedColor] = [:]

  /// Sufficient for the depth of any known archive; more rounds would only refine hints.
  private static let rounds = 24

  /// The colors of the objects of `archive`.
  init(_ archive: NIBArchive) {
    var own: [[(key: UInt64, value: UInt64?, target: Int)]] = []
    own.reserveCapacity(archive.objects.count)
    var colors = archive.objects.map { Self.hash($0.className) }
    for (index, object) in archive.objects.enumerated() {
      if let value = ArchivedColor(object, in: archive) {
        values[index] = value
        own.append([])
        colors[index] = Self.hash(value)
        continue
      }
      own.append(
        object.entries.map { entry in
          let key = Self.hash(entry.key)
          if case .reference(let index) = entry.value { return (key, nil, index) }
          return (key, Self.hash(entry.value), 0)
        })
    }
    let classColors = colors
    for _ in 0..<Self.rounds {
      var next = classColors
      for (index, entries) in own.enumerated() {
        // The sum makes the color independent of the order of entries.
        for entry in entries {
          next[index] &+= Self.mix(entry.key, entry.value ?? colors[entry.target])
        }
      }
      if next == colors { break }
      colors = next
    }
    self.colors = colors
  }

  private static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var value = first ^ (second &* 0x9E37_79B9_7F4A_7C15)
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// FNV-1a, so that colors are the same in every process.
  private static func hash(_ text: String) -> UInt64 { hash(Array(text.utf8), seed: 0) }

  /// Equal colors have the same, whatever their form.
  private static func hash(_ value: ArchivedColor) -> UInt64 {
    value.components.reduce(hash("UIColor \(value.name ?? "")")) { mix($0, $1.bitPattern) }
  }

  private static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The color of a value that is not a reference.
  static func color(of value: ArchivedValue) -> UInt64 { hash(value) }

  private static func hash(_ value: ArchivedValue) -> UInt64 {
    switch value {
    case .int8, .int16, .int32, .int64:
      mix(1, UInt64(bitPattern: Int64(value.integerValue ?? 0)))
    case .bool(let flag): flag ? 2 : 3
    case .float(let number): mix(4, UInt64(number.bitPattern))
    case .double(let number): mix(5, number.bitPattern)
    // An archive inside of data may be written in another order; the comparison opens it.
    case .data(let bytes): bytes.starts(with: NIBArchive.signature) ? 6 : hash(bytes, seed: 7)
    case .null: 8
    case .reference: 9
    }
  }
}
