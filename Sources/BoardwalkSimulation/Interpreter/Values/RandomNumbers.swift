/// A generator of pseudorandom numbers with a seed.
struct RandomNumbers: Sendable, Hashable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A whole number from `low` through `high`, uniform up to the bias of the remainder of
  /// a 64-bit number.
  mutating func roll(_ low: Int, _ high: Int) -> Int {
    let span = UInt64(bitPattern: Int64(high &- low)) &+ 1
    return span == 0 ? low : low &+ Int(truncatingIfNeeded: next() % span)
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
