/// A small property list in binary form, with its keys in order.
///
/// Foundation writes the keys of a dictionary in the order of its hash table, which differs from
/// run to run; damage that a number stands for must be the same each time.
struct BinaryPropertyList {
  private var objects: [[UInt8]] = []

  /// `list`, whose texts, lists and dictionaries are kept; all other values become false.
  init(_ list: Any) { _ = add(list) }

  /// The file: its objects, the table of their offsets, and the trailer.
  var bytes: [UInt8] {
    var result = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.bigEndian(result.count, 2)
      result += object
    }
    let table = result.count
    let trailer =
      [UInt8](repeating: 0, count: 6) + [2, 1] + Self.bigEndian(objects.count, 8)
      + Self.bigEndian(0, 8) + Self.bigEndian(table, 8)
    return result + offsets + trailer
  }

  /// Adds `value` and all that it holds; returns its number.
  private mutating func add(_ value: Any) -> UInt8 {
    let number = objects.count
    objects.append([0x08])
    if let text = value as? String {
      let units = Array(text.utf16)
      objects[number] =
        Self.marker(0x60, units.count) + units.flatMap { Self.bigEndian(Int($0), 2) }
    } else if let list = value as? [Any] {
      let members = list.map { add($0) }
      objects[number] = Self.marker(0xA0, members.count) + members
    } else if let entries = value as? [String: Any] {
      let sorted = entries.sorted { $0.key < $1.key }
      let keys = sorted.map { add($0.key) }
      let values = sorted.map { add($0.value) }
      objects[number] = Self.marker(0xD0, keys.count) + keys + values
    }
    return UInt8(truncatingIfNeeded: number)
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0xF, 0x11] + bigEndian(count, 2)
  }

  private static func bigEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
