import BoardwalkBase
import Testing

@Suite("Differences of sequences")
struct SequenceDifferenceTests {
  /// What is left of both sequences, which must be equal, and the number of changes.
  private func changes(_ old: [Int], _ new: [Int]) -> Int {
    let difference = SequenceDifference(from: old, to: new)
    let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
    let other = new.indices.filter { !difference.inserted.contains($0) }.map { new[$0] }
    #expect(kept == other)
    return difference.removed.count + difference.inserted.count
  }

  @Test("short sequences have a minimal difference")
  func short() {
    #expect(changes([], []) == 0)
    #expect(changes([1, 2, 1, 3], [2, 1, 3]) == 1)
    #expect(changes([1, 2, 3], [3, 2, 1]) == 4)
    #expect(changes([], [1, 1]) == 2)
  }

  @Test("a few changes in long sequences with repeated items are found")
  func long() {
    let old = (0..<20_000).map { $0 % 3 == 0 ? 0 : $0 }
    var new = old
    new.remove(at: 15_000)
    new.insert(0, at: 10_000)
    new.insert(-1, at: 500)
    #expect(changes(old, new) == 3)
  }

  @Test("long sequences without a common item, order or unique item take little time")
  func worst() {
    let old = Array(0..<50_000)
    #expect(changes(old, old.map { -1 - $0 }) == 100_000)
    #expect(changes(old, old.reversed()) == 99_998)
    let repeated = old.map { $0 % 7 }
    _ = changes(repeated, repeated.reversed())
    // Each division finds one more unique item only.
    var nested = [0]
    for next in 1..<3_000 { nested += [next, next - 1] }
    _ = changes(nested, nested.reversed())
  }
}
