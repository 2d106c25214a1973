/// Writes binary property lists, `bplist00`: the same value is always the same bytes.
///
/// Foundation writes the keys of a dictionary in the order of their hashes, which differs between
/// runs.
package struct BinaryPropertyListWriter {
  private enum Object {
    case string(String)
    case integer(Int)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var strings: [String: Int] = [:]

  /// `value` as a binary property list.
  package static func bytes(of value: PropertyListValue) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let root = writer.add(value)
    return writer.encoded(root: root)
  }

  /// Appends `value` after its contents, and returns its number.
  private mutating func add(_ value: PropertyListValue) -> Int {
    switch value {
    case .string(let text):
      if let known = strings[text] { return known }
      strings[text] = objects.count
      objects.append(.string(text))
    case .integer(let number): objects.append(.integer(number))
    case .array(let values):
      let numbers = values.map { add($0) }
      objects.append(.array(numbers))
    case .dictionary(let fields):
      let sorted = fields.sorted { $0.key < $1.key }
      let keys = sorted.map { add(.string($0.key)) }
      let values = sorted.map { add($0.value) }
      objects.append(.dictionary(keys: keys, values: values))
    }
    return objects.count - 1
  }

  private func encoded(root: Int) -> [UInt8] {
    let referenceSize = Self.size(of: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      Self.append(object, referenceSize, to: &bytes)
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.append(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, root, table] { Self.append(number, size: 8, to: &bytes) }
    return bytes
  }

  private static func append(_ object: Object, _ referenceSize: Int, to bytes: inout [UInt8]) {
    switch object {
    case .string(let text):
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        appendMarker(0x50, count: text.utf8.count, to: &bytes)
        bytes += text.utf8
      } else {
        appendMarker(0x60, count: text.utf16.count, to: &bytes)
        for unit in text.utf16 { append(Int(unit), size: 2, to: &bytes) }
      }
    case .integer(let number): appendInteger(number, to: &bytes)
    case .array(let values):
      appendMarker(0xA0, count: values.count, to: &bytes)
      for value in values { append(value, size: referenceSize, to: &bytes) }
    case .dictionary(let keys, let values):
      appendMarker(0xD0, count: keys.count, to: &bytes)
      for number in keys + values { append(number, size: referenceSize, to: &bytes) }
    }
  }

  /// The kind of an object with its count: in four bits, or as an integer that follows.
  private static func appendMarker(_ kind: UInt8, count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(kind | UInt8(count)) }
    bytes.append(kind | 15)
    appendInteger(count, to: &bytes)
  }

  /// Negative numbers take eight bytes, since shorter ones are read as unsigned.
  private static func appendInteger(_ number: Int, to bytes: inout [UInt8]) {
    let size = number < 0 ? 8 : size(of: number)
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(number, size: size, to: &bytes)
  }

  /// The last `size` bytes of `number`, the most significant first.
  private static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for index in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index)))
    }
  }

  /// The number of bytes for integers up to `number`: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }
}
