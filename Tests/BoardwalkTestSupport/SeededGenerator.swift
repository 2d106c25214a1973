/// A generator whose numbers follow from its seed alone, so that what fails can be repeated.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The generator of the sequence numbered `seed`.
  package init(seed: UInt64) { state = seed }

  /// The next number, by SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to and without `bound`; 0 where there is none.
  package mutating func number(below bound: Int) -> Int {
    bound > 0 ? Int(next() % UInt64(bound)) : 0
  }

  /// A range within `count` places, not longer than `length`.
  package mutating func range(in count: Int, upTo length: Int) -> Range<Int> {
    let start = number(below: count)
    return start..<min(count, start + 1 + number(below: length))
  }
}
