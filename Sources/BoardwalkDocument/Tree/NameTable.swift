/// Each distinct name once, numbered in the order of first use.
package struct NameTable: Sendable {
  private(set) var list: [String] = []
  private var keys: [NameKey] = []

  /// Numbers by the hash of the name, open addressing; -1 is free. Few documents have more names
  /// than fit at first; there are always twice as many slots, a power of two.
  private var slots: [Int32]

  /// An empty table with room for `capacity` names, a power of two, before it grows.
  package init(capacity: Int = 128) {
    slots = [Int32](repeating: -1, count: capacity * 2)
    list.reserveCapacity(capacity)
    keys.reserveCapacity(capacity)
  }

  /// Adds each of `names`.
  package init(_ names: some Sequence<String>) {
    self.init(capacity: 16)
    for name in names { _ = number(of: name) }
  }

  /// The number of names.
  package var count: Int { list.count }

  /// The name numbered `number`.
  package subscript(number: Int) -> String { list[number] }

  /// The number of `name`, a new one at its first use.
  mutating func number(of name: String) -> Int32 {
    if let number = find(name) { return Int32(number) }
    var copy = name
    let key = copy.withUTF8 { NameKey($0) }
    return add(copy, key)
  }

  /// The number of `name`; nil if it is not in the table.
  package func find(_ name: String) -> Int? {
    // Nearly all strings are contiguous; others must be copied.
    if let number = name.utf8.withContiguousStorageIfAvailable({ find($0, NameKey($0)) }) {
      return number.map(Int.init)
    }
    var copy = name
    return copy.withUTF8 { find($0, NameKey($0)).map(Int.init) }
  }

  /// Whether it has `name`.
  package func contains(_ name: String) -> Bool { find(name) != nil }

  /// Whether it has the name spelled by `name`.
  package func contains(_ name: ArraySlice<UInt8>) -> Bool {
    name.withUnsafeBufferPointer { find($0, NameKey($0)) } != nil
  }

  /// The number of the name spelled by `name`; nil if it is not in the table.
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    find(name, NameKey(name)).map(Int.init)
  }

  /// The number of the name spelled by `name`, a new one at its first use.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let key = NameKey(name)
    return find(name, key) ?? add(String(decoding: name, as: UTF8.self), key)
  }

  private mutating func add(_ name: String, _ key: NameKey) -> Int32 {
    let number = Int32(list.count)
    list.append(name)
    keys.append(key)
    if list.count * 2 > slots.count { grow() } else { fill(number, key) }
    return number
  }

  @inline(__always)
  private func find(_ name: UnsafeBufferPointer<UInt8>, _ key: NameKey) -> Int32? {
    var slot = key.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = slots[slot]
      if keys[Int(number)] == key, key.isWhole || isName(number, name) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func fill(_ number: Int32, _ key: NameKey) {
    var slot = key.hash & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  /// Whether `name`, which has the same key as the name `number`, is equal to it, so that only the
  /// middle has to be compared.
  private func isName(_ number: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = UnsafeRawBufferPointer(name)
    let isSame = list[Int(number)].utf8.withContiguousStorageIfAvailable { known in
      let known = UnsafeRawBufferPointer(known)
      return stride(from: 8, to: name.count - 8, by: 8).allSatisfy { offset in
        name.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == known.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
    }
    return isSame ?? false
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (number, key) in keys.enumerated() { fill(Int32(number), key) }
  }
}
