import BoardwalkSource
import Testing

@Suite("Working on all cores")
struct ConcurrentMapTests {
  @Test("Results come in the order of what they are of", arguments: [0, 1, 2, 1_000])
  func order(_ count: Int) {
    #expect(Array(0..<count).concurrentMap { $0 * 2 } == (0..<count).map { $0 * 2 })
  }

  @Test("A result may be nothing")
  func optional() {
    #expect([1, 2, 3].concurrentMap { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }
}
