import BoardwalkTestSupport
import Testing

@testable import BoardwalkLayout

@Suite("Nearest missed constraints")
struct NearestConstraintsTests {
  /// The missed constraints that are nearest to `start`, by a search of its own.
  private func nearest(_ start: Int, _ ties: [[Int]], _ missed: Set<Int>) -> [Int] {
    var seen: Set<Int> = [start]
    var near = [start]
    while !near.isEmpty {
      let rows = near.flatMap { node in ties.indices.filter { ties[$0].contains(node) } }
      let found = rows.filter(missed.contains)
      if !found.isEmpty { return found }
      near = rows.flatMap { ties[$0] }.filter { $0 != 0 && seen.insert($0).inserted }
    }
    return []
  }

  @Test("one search finds what a search from each node does")
  func equivalence() {
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      let count = 2 + random.number(below: 12)
      let ties = (0..<random.number(below: 20)).map { _ in
        (0...random.number(below: 4)).map { _ in random.number(below: count) }
      }
      let missed = Set(ties.indices.filter { _ in random.number(below: 6) == 0 })
      let all = NearestConstraints(ties, among: count, where: missed.contains).rows
      for node in 1..<count {
        let expected = nearest(node, ties, missed)
        #expect(Set(all[node]) == Set(expected), "seed \(seed), node \(node)")
        #expect(all[node].first == expected.first, "seed \(seed), node \(node)")
      }
    }
  }
}
