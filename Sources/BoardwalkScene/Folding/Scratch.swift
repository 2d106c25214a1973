/// A few numbers that are needed for a moment only.
///
/// They lie on the stack: most elements have some parts to put in order, and for each a list that is
/// thrown away at once would cost more than the order.
typealias Scratch = UnsafeMutableBufferPointer<Int>

/// Calls `body` with `count` numbers, all of them `value` at first.
@inline(__always)
func withScratch<Result>(
  _ count: Int, of value: Int, _ body: (Scratch) -> Result
) -> Result {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { numbers in
    numbers.initialize(repeating: value)
    return body(numbers)
  }
}
