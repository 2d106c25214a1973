import BoardwalkBase
import Synchronization
import Testing

@Suite("Concurrent map")
struct ConcurrentMapTests {
  @Test("results keep the order of their inputs", arguments: [0, 1, 2, 1_000])
  func order(_ count: Int) {
    #expect(Array(0..<count).concurrentMap { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test("progress counts each element once", arguments: [0, 1, 100])
  func progress(_ count: Int) {
    let told = Mutex<Set<Int>>([])
    let elements = Array(0..<count)
    #expect(
      elements.concurrentMap(progress: { done in told.withLock { _ = $0.insert(done) } }, { $0 })
        == elements)
    #expect(told.withLock { $0 } == Set((0..<count).map { $0 + 1 }))
  }

  @Test("worker threads have enough stack for the deepest permitted documents", arguments: [1, 4])
  func stack(_ count: Int) {
    @Sendable func depth(_ rest: Int, _ ballast: [Int]) -> Int {
      rest == 0 ? ballast.count : depth(rest - 1, ballast) + 1
    }
    let depths = Array(repeating: 10_000, count: count).concurrentMap { depth($0, [1]) }
    #expect(depths == Array(repeating: 10_001, count: count))
  }

  @Test("a result may be optional")
  func optional() {
    #expect([1, 2, 3].concurrentMap { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }
}
