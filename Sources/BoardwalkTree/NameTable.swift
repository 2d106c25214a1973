/// Each distinct name once, numbered in the order of first use.
///
/// Documents use few names, and nearly always in the same order: after `contentMode` comes what came
/// after it the last time. So the table guesses before it looks, and compares bytes, not strings.
struct NameTable: Sendable {
  private(set) var list: [String] = []

  /// The bytes of all names, one after the other, and where each begins.
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]

  /// The number of the name that last followed each name; the first entry follows no name.
  private var successors: [Int32] = [-1]
  private var previous: Int32 = -1

  /// Numbers by the hash of the name, open addressing; -1 is free.
  private var slots = [Int32](repeating: -1, count: 64)

  /// The number of `name`, a new one at its first use.
  mutating func number(of name: String) -> Int32 {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  /// The number of the name spelt by `name`, a new one at its first use.
  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let guess = successors[Int(previous + 1)]
    let number = guess >= 0 && isName(guess, name) ? guess : find(name)
    successors[Int(previous + 1)] = number
    previous = number
    return number
  }

  private mutating func find(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    var slot = firstSlot(for: name)
    while slots[slot] >= 0 {
      if isName(slots[slot], name) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = Int32(list.count)
    slots[slot] = number
    list.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    starts.append(Int32(bytes.count))
    successors.append(-1)
    if list.count * 2 > slots.count { grow() }
    return number
  }

  private func isName(_ number: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[Int(number)])
    guard Int(starts[Int(number) + 1]) - start == name.count else { return false }
    for index in 0..<name.count where bytes[start + index] != name[index] { return false }
    return true
  }

  /// Where to look first: length and a few letters tell the names of a document apart well enough.
  private func firstSlot(for name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    let middle = name[name.count / 2]
    let hash = Int(first) &* 31 &+ Int(middle) &* 7 &+ Int(last) &* 131 &+ name.count &* 17
    return hash & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for number in list.indices {
        let name = bytes[Int(starts[number])..<Int(starts[number + 1])]
        var slot = firstSlot(for: UnsafeBufferPointer(rebasing: name))
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
      }
    }
  }
}
