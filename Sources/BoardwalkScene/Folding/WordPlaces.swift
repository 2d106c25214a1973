/// The places in a list of some words of the vocabulary, by their numbers.
struct WordPlaces: Sendable {
  private struct Slot {
    var number: Int32
    var place: Int32
  }

  /// Open addressing by the last bits of the numbers; a negative number is free. There are always
  /// twice as many slots as words, a power of two.
  private var slots: [Slot]

  /// The places in `numbers`, of which negative ones have none.
  init(_ numbers: [Int32]) {
    var count = 2
    while count < numbers.count * 2 { count *= 2 }
    slots = [Slot](repeating: Slot(number: -1, place: 0), count: count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      var slot = Int(number) & (count - 1)
      while slots[slot].number >= 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = Slot(number: number, place: Int32(place))
    }
  }

  /// The place of the word `number`; nil where it is none of these.
  subscript(number: Int32) -> Int? {
    var slot = Int(number) & (slots.count - 1)
    while slots[slot].number != number {
      guard slots[slot].number >= 0 else { return nil }
      slot = (slot + 1) & (slots.count - 1)
    }
    return Int(slots[slot].place)
  }
}
