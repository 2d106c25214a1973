/// Numbers words by their bytes, each once, in the order of their first appearance.
///
/// A project has millions of words and some ten thousand different ones; only these are kept.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt64] = []

  /// The number of occurrences of each word.
  private(set) var uses: [Int] = []

  /// Numbers of words by their hash, open addressing; -1 is free.
  private var slots = [Int32](repeating: -1, count: 1_024)

  /// Seeded randomly in each process, so that no file can make all words collide.
  private static let seed = UInt64.random(in: .min ... .max) | 1

  /// The table that holds `words`, numbered from 0.
  init(_ words: [String] = []) {
    for word in words {
      let bytes = Array(word.utf8)
      _ = number(of: bytes, in: 0..<bytes.count)
    }
  }

  /// The number of the word in a range of `text`, a new one if it is new.
  mutating func number(of text: [UInt8], in range: Range<Int>) -> Int32 {
    let hash = Self.hash(text, range)
    let slot = slot(of: text, range, hash)
    if slots[slot] >= 0 {
      uses[Int(slots[slot])] += 1
      return slots[slot]
    }
    let number = Int32(ends.count)
    uses.append(1)
    slots[slot] = number
    bytes.append(contentsOf: text[range])
    ends.append(bytes.count)
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return number
  }

  /// The number of `word`; nil if it never appeared.
  func number(of word: String) -> Int32? {
    let text = Array(word.utf8)
    let found = slots[slot(of: text, 0..<text.count, Self.hash(text, 0..<text.count))]
    return found < 0 ? nil : found
  }

  /// The number of occurrences of `word`.
  func uses(of word: String) -> Int { number(of: word).map { uses[Int($0)] } ?? 0 }

  private func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }

  private func slot(of text: [UInt8], _ range: Range<Int>, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, bytes[self.range(of: number)].elementsEqual(text[range]) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = [Int32](repeating: -1, count: mask + 1)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }

  private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash = seed
    for place in range { hash = (hash ^ UInt64(text[place])) &* 0x9E37_79B9_7F4A_7C15 }
    return hash ^ (hash >> 32)
  }
}
