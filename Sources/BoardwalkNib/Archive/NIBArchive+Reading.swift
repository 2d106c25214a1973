extension NIBArchive {
  /// The archive that `bytes` hold.
  ///
  /// Any bytes are safe: every count is held against the size of the file before memory is taken,
  /// every index is checked, and nothing here is recursive.
  package init(_ bytes: [UInt8]) throws(NIBArchiveError) {
    var reader = NIBArchiveReader(bytes[...])
    self = try reader.archive()
  }
}

/// Reads the tables of one archive.
private struct NIBArchiveReader {
  /// The offset of a table and the number of its entries.
  struct Table {
    let name: String
    let count: Int
    let offset: Int
  }

  /// One class as stored.
  struct ClassRecord {
    let name: String
    let fallbacks: [Int]
  }

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func archive() throws(NIBArchiveError) -> NIBArchive {
    var header = ByteReader(bytes, from: 0)
    try checkSignature(&header)
    let version = try header.readInteger(as: UInt32.self)
    guard version == NIBArchive.formatVersion else {
      throw header.error(.formatVersion(version), at: NIBArchive.signature.count)
    }
    let coderVersion = Int(try header.readInteger(as: UInt32.self))
    // The smallest object takes three bytes, a key one, a value two and a class two.
    let objectTable = try table("objects", entrySize: 3, &header)
    let keyTable = try table("keys", entrySize: 1, &header)
    let valueTable = try table("values", entrySize: 2, &header)
    let classTable = try table("classes", entrySize: 2, &header)

    let classes = try readClasses(classTable)
    let keys = try readKeys(keyTable)
    let values = try readValues(valueTable, keys: keys, objectCount: objectTable.count)
    let objects = try readObjects(objectTable, classes: classes, values: values)
    var fallbacks: [String: [String]] = [:]
    for record in classes where !record.fallbacks.isEmpty {
      fallbacks[record.name] = record.fallbacks.map { classes[$0].name }
    }
    return NIBArchive(coderVersion: coderVersion, objects: objects, fallbackClasses: fallbacks)
  }

  private func checkSignature(_ reader: inout ByteReader) throws(NIBArchiveError) {
    guard bytes.starts(with: NIBArchive.signature) else {
      let isPropertyList = bytes.starts(with: "bplist".utf8)
      throw reader.error(isPropertyList ? .propertyList : .noSignature)
    }
    _ = try reader.read(NIBArchive.signature.count)
  }

  private func table(
    _ name: String, entrySize: Int, _ header: inout ByteReader
  ) throws(NIBArchiveError) -> Table {
    let place = header.offset
    let count = Int(try header.readInteger(as: UInt32.self))
    let offset = Int(try header.readInteger(as: UInt32.self))
    guard offset <= bytes.count else { throw header.error(.offset(table: name), at: place + 4) }
    guard count <= (bytes.count - offset) / entrySize else {
      throw header.error(.count(table: name), at: place)
    }
    return Table(name: name, count: count, offset: offset)
  }

  private func readClasses(_ table: Table) throws(NIBArchiveError) -> [ClassRecord] {
    var reader = ByteReader(bytes, from: table.offset)
    var result: [ClassRecord] = []
    result.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let length = try reader.readVarint()
      let extraCount = try reader.readVarint()
      guard extraCount <= bytes.count / 4 else { throw reader.error(.endOfFile) }
      var fallbacks: [Int] = []
      for _ in 0..<extraCount {
        fallbacks.append(
          try index(Int(reader.readInteger(as: UInt32.self)), in: table, at: reader.offset - 4))
      }
      var name = try reader.readText(length)
      if name.utf8.last == 0 { name.unicodeScalars.removeLast() }
      result.append(ClassRecord(name: name, fallbacks: fallbacks))
    }
    return result
  }

  private func readKeys(_ table: Table) throws(NIBArchiveError) -> [String] {
    var reader = ByteReader(bytes, from: table.offset)
    var result: [String] = []
    result.reserveCapacity(table.count)
    for _ in 0..<table.count { result.append(try reader.readText(try reader.readVarint())) }
    return result
  }

  private func readValues(
    _ table: Table, keys: [String], objectCount: Int
  ) throws(NIBArchiveError) -> [ArchivedObject.Entry] {
    var reader = ByteReader(bytes, from: table.offset)
    var result: [ArchivedObject.Entry] = []
    result.reserveCapacity(table.count)
    for _ in 0..<table.count {
      let start = reader.offset
      let key = try reader.readVarint()
      guard key < keys.count else {
        throw reader.error(.index(table: "keys", index: key), at: start)
      }
      let value = try readValue(&reader, objectCount: objectCount)
      result.append(ArchivedObject.Entry(keys[key], value))
    }
    return result
  }

  private func readValue(
    _ reader: inout ByteReader, objectCount: Int
  ) throws(NIBArchiveError) -> ArchivedValue {
    let start = reader.offset
    let byte = try reader.readByte()
    guard let tag = ValueTag(rawValue: byte) else {
      throw reader.error(.valueTag(byte), at: start)
    }
    switch tag {
    case .int8: return .int8(Int8(bitPattern: try reader.readByte()))
    case .int16: return .int16(Int16(bitPattern: try reader.readInteger(as: UInt16.self)))
    case .int32: return .int32(Int32(bitPattern: try reader.readInteger(as: UInt32.self)))
    case .int64: return .int64(Int64(bitPattern: try reader.readInteger(as: UInt64.self)))
    case .false: return .bool(false)
    case .true: return .bool(true)
    case .float: return .float(Float(bitPattern: try reader.readInteger(as: UInt32.self)))
    case .double: return .double(Double(bitPattern: try reader.readInteger(as: UInt64.self)))
    case .data: return .data(Array(try reader.read(try reader.readVarint())))
    case .null: return .null
    case .reference:
      let index = Int(try reader.readInteger(as: UInt32.self))
      guard index < objectCount else {
        throw reader.error(.index(table: "objects", index: index), at: start)
      }
      return .reference(index)
    }
  }

  private func readObjects(
    _ table: Table, classes: [ClassRecord], values: [ArchivedObject.Entry]
  ) throws(NIBArchiveError) -> [ArchivedObject] {
    var reader = ByteReader(bytes, from: table.offset)
    var result: [ArchivedObject] = []
    result.reserveCapacity(table.count)
    // No two objects share a value. Without this limit a small file could ask for a large memory.
    var remaining = values.count
    for _ in 0..<table.count {
      let start = reader.offset
      let (classIndex, first) = (try reader.readVarint(), try reader.readVarint())
      let count = try reader.readVarint()
      guard classIndex < classes.count else {
        throw reader.error(.index(table: "classes", index: classIndex), at: start)
      }
      guard first <= values.count, count <= values.count - first else {
        throw reader.error(.index(table: "values", index: first), at: start)
      }
      remaining -= count
      guard remaining >= 0 else { throw reader.error(.sharedValues, at: start) }
      result.append(ArchivedObject(classes[classIndex].name, Array(values[first..<first + count])))
    }
    return result
  }

  private func index(
    _ index: Int, in table: Table, at offset: Int
  ) throws(NIBArchiveError) -> Int {
    guard index < table.count else {
      throw NIBArchiveError(
        defect: .index(table: table.name, index: index), offset: offset)
    }
    return index
  }
}
