extension NIBArchive {
  /// The archive as bytes. Reading them gives an equal archive.
  package var bytes: [UInt8] { NIBArchiveWriter(self).bytes() }
}

/// Numbers the classes and keys of one archive in the order of their first use, and writes its
/// tables.
private struct NIBArchiveWriter {
  private let archive: NIBArchive
  private let classes: Numbering
  private let keys: Numbering

  /// Names in the order of their first use.
  struct Numbering {
    private(set) var names: [String] = []
    private var indices: [String: Int] = [:]

    mutating func insert(_ name: String) {
      guard indices[name] == nil else { return }
      indices[name] = names.count
      names.append(name)
    }

    func index(of name: String) -> Int { indices[name] ?? 0 }
  }

  init(_ archive: NIBArchive) {
    self.archive = archive
    var classes = Numbering()
    var keys = Numbering()
    for object in archive.objects {
      classes.insert(object.className)
      for entry in object.entries { keys.insert(entry.key) }
    }
    for name in classes.names {
      for fallback in archive.fallbackClasses[name] ?? [] { classes.insert(fallback) }
    }
    for (name, fallbacks) in archive.fallbackClasses.sorted(by: { $0.key < $1.key }) {
      classes.insert(name)
      for fallback in fallbacks { classes.insert(fallback) }
    }
    self.classes = classes
    self.keys = keys
  }

  func bytes() -> [UInt8] {
    let objects = objectTable()
    let keyNames = keyTable()
    let values = valueTable()
    let classNames = classTable()
    var writer = ByteWriter()
    writer.append(NIBArchive.signature)
    writer.append(NIBArchive.formatVersion)
    writer.append(UInt32(truncatingIfNeeded: archive.coderVersion))
    var offset = NIBArchive.headerSize
    let valueCount = archive.objects.reduce(0) { $0 + $1.entries.count }
    for (count, table) in [
      (archive.objects.count, objects), (keys.names.count, keyNames), (valueCount, values),
      (classes.names.count, classNames),
    ] {
      writer.append(UInt32(truncatingIfNeeded: count))
      writer.append(UInt32(truncatingIfNeeded: offset))
      offset += table.count
    }
    for table in [objects, keyNames, values, classNames] { writer.append(table) }
    return writer.bytes
  }

  private func objectTable() -> [UInt8] {
    var writer = ByteWriter()
    var firstValue = 0
    for object in archive.objects {
      writer.append(varint: classes.index(of: object.className))
      writer.append(varint: firstValue)
      writer.append(varint: object.entries.count)
      firstValue += object.entries.count
    }
    return writer.bytes
  }

  private func keyTable() -> [UInt8] {
    var writer = ByteWriter()
    for name in keys.names {
      writer.append(varint: name.utf8.count)
      writer.append(Array(name.utf8))
    }
    return writer.bytes
  }

  private func valueTable() -> [UInt8] {
    var writer = ByteWriter()
    for object in archive.objects {
      for entry in object.entries {
        writer.append(varint: keys.index(of: entry.key))
        append(entry.value, to: &writer)
      }
    }
    return writer.bytes
  }

  private func append(_ value: ArchivedValue, to writer: inout ByteWriter) {
    switch value {
    case .int8(let number):
      writer.append(.int8)
      writer.append(UInt8(bitPattern: number))
    case .int16(let number):
      writer.append(.int16)
      writer.append(UInt16(bitPattern: number))
    case .int32(let number):
      writer.append(.int32)
      writer.append(UInt32(bitPattern: number))
    case .int64(let number):
      writer.append(.int64)
      writer.append(UInt64(bitPattern: number))
    case .bool(let flag): writer.append(flag ? ValueTag.true : .false)
    case .float(let number):
      writer.append(.float)
      writer.append(number.bitPattern)
    case .double(let number):
      writer.append(.double)
      writer.append(number.bitPattern)
    case .data(let data):
      writer.append(.data)
      writer.append(varint: data.count)
      writer.append(data)
    case .null: writer.append(.null)
    case .reference(let index):
      writer.append(.reference)
      writer.append(UInt32(truncatingIfNeeded: index))
    }
  }

  private func classTable() -> [UInt8] {
    var writer = ByteWriter()
    for name in classes.names {
      let fallbacks = archive.fallbackClasses[name] ?? []
      writer.append(varint: name.utf8.count + 1)
      writer.append(varint: fallbacks.count)
      for fallback in fallbacks {
        writer.append(UInt32(truncatingIfNeeded: classes.index(of: fallback)))
      }
      writer.append(Array(name.utf8) + [0])
    }
    return writer.bytes
  }
}

/// Writes little-endian numbers and varints.
private struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ other: [UInt8]) { bytes += other }

  mutating func append(_ tag: ValueTag) { bytes.append(tag.rawValue) }

  mutating func append<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
    for position in 0..<MemoryLayout<Number>.size {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * position)))
    }
  }

  /// Seven bits a byte, the lowest first; the highest bit marks the last byte.
  mutating func append(varint number: Int) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(rest) | 0x80)
  }
}
