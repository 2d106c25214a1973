/// The expanded size of a binary property list, computed from its object table without expanding
/// it.
///
/// The format is described in Apple's CFBinaryPList.c: objects, a table of their offsets, and a
/// trailer of 32 bytes with the position of the table and the width of its numbers.
struct BinaryPropertyListExtent: Sendable {
  /// The bytes of all values, with one copy of a value for each mention; saturated.
  let size: Int

  /// The memory of an object in addition to its bytes.
  private static let overhead = 64

  /// The extent of the list in `bytes`; nil if it is malformed, has an object inside itself, or
  /// nests objects more than `deepest` levels.
  init?(_ bytes: [UInt8], deepest: Int) {
    guard let table = BinaryPropertyListTable(bytes) else { return nil }
    var sizes: [Int?] = Array(repeating: nil, count: table.count)
    var isOpen = Array(repeating: false, count: table.count)
    guard let top = table.object(table.top) else { return nil }
    var path = [Visit(index: table.top, size: top.size + Self.overhead, pending: top.members[...])]
    isOpen[table.top] = true
    // A depth-first walk that keeps its own stack. The size of a finished object is kept: it counts
    // for each mention, and is found once.
    while let last = path.indices.last {
      guard let member = path[last].pending.popFirst() else {
        let done = path.removeLast()
        sizes[done.index] = done.size
        isOpen[done.index] = false
        if let outer = path.indices.last { path[outer].add(done.size) }
        continue
      }
      guard sizes.indices.contains(member), !isOpen[member] else { return nil }
      if let size = sizes[member] {
        path[last].add(size)
      } else {
        guard path.count <= deepest, let object = table.object(member) else { return nil }
        isOpen[member] = true
        path.append(
          Visit(index: member, size: object.size + Self.overhead, pending: object.members[...]))
      }
    }
    size = sizes[table.top] ?? 0
  }

  private struct Visit {
    let index: Int
    var size: Int
    var pending: ArraySlice<Int>

    mutating func add(_ more: Int) {
      let (sum, isTooMuch) = size.addingReportingOverflow(more)
      size = isTooMuch ? .max : sum
    }
  }
}

/// The objects of a binary property list by their numbers.
struct BinaryPropertyListTable {
  /// An object's own bytes, and the numbers of those inside it.
  struct Object {
    let size: Int
    let members: [Int]
  }

  /// The number of objects.
  let count: Int

  /// The number of the outermost object.
  let top: Int

  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let start: Int

  private static let trailerSize = 32

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    let trailer = bytes.count - Self.trailerSize
    guard trailer > 0 else { return nil }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth),
      let count = Self.number(in: bytes, at: trailer + 8, width: 8),
      let top = Self.number(in: bytes, at: trailer + 16, width: 8),
      let start = Self.number(in: bytes, at: trailer + 24, width: 8),
      start < trailer, count <= (trailer - start) / offsetWidth, top < count
    else { return nil }
    (self.count, self.top, self.start) = (count, top, start)
  }

  /// The type of an object, from the high half of its first byte.
  ///
  /// The form has more, such as sets and the references of keyed archives. They are no values of a
  /// property list, and Foundation crashes when it bridges a set.
  private enum Kind: UInt8 {
    case booleanOrNull = 0x0
    case integer, real, date, data, text, wideText
    case array = 0xA
    case dictionary = 0xD
  }

  /// The object with the number `index`; nil if it is not in the file, or is no value of a property
  /// list.
  func object(_ index: Int) -> Object? {
    guard (0..<count).contains(index),
      let offset = number(at: start + index * offsetWidth, width: offsetWidth), offset < start,
      let kind = Kind(rawValue: bytes[offset] >> 4)
    else { return nil }
    switch kind {
    case .booleanOrNull, .integer, .real, .date: return Object(size: 16, members: [])
    case .data, .text, .wideText:
      guard let (length, _) = length(at: offset) else { return nil }
      return Object(size: kind == .wideText ? 2 * length : length, members: [])
    case .array, .dictionary:
      guard let (length, content) = length(at: offset) else { return nil }
      return container(of: kind == .dictionary ? 2 * length : length, at: content)
    }
  }

  /// The container of `count` members whose numbers begin at `content`.
  private func container(of count: Int, at content: Int) -> Object? {
    guard count <= (start - content) / referenceWidth else { return nil }
    let members = (0..<count).compactMap {
      number(at: content + $0 * referenceWidth, width: referenceWidth)
    }
    return members.count == count ? Object(size: 0, members: members) : nil
  }

  /// The length of the object at `offset` and the offset of its content.
  private func length(at offset: Int) -> (length: Int, content: Int)? {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < start, bytes[offset + 1] >> 4 == 0x1 else { return nil }
    let width = 1 << Int(bytes[offset + 1] & 0xF)
    guard width <= 8, let length = number(at: offset + 2, width: width), length < bytes.count else {
      return nil
    }
    return (length, offset + 2 + width)
  }

  private func number(at offset: Int, width: Int) -> Int? {
    Self.number(in: bytes, at: offset, width: width)
  }

  /// The big-endian number of `width` bytes at `offset`; nil if it is too large for any file.
  private static func number(in bytes: [UInt8], at offset: Int, width: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    let value = bytes[offset..<offset + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
